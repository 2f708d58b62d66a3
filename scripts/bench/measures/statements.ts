import pg from 'pg';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import { type CorpusDatabase, corpusDatabase } from '../corpus/corpusDatabase.ts';
import { corpusWords } from '../corpus/questions.ts';
import type { Figure } from '../figures.ts';
import { atRest } from '../processTree.ts';
import { bodyOf } from '../requests.ts';

const rows = 100_000;
/** Warm-up requests: afterwards, statements that connections prepare have been prepared. */
const warmUp = 10;
const repeats = 10;

/** Lets PostgreSQL count statements and planning time. */
const counting = `
shared_preload_libraries = 'pg_stat_statements'
pg_stat_statements.track_planning = on
`;

/** The corpus in a PostgreSQL that counts statements, if possible. */
export const countingDatabase = async (
  say: (line: string) => void,
): Promise<CorpusDatabase & { counts: boolean }> => {
  try {
    return { ...(await corpusDatabase(rows, say, counting)), counts: true };
  } catch {
    // any other reason that prevents its start fails the second attempt too
    const database = await corpusDatabase(rows, say);
    say('PostgreSQL에 pg_stat_statements 확장이 없어 문장을 세지 않습니다.');
    return { ...database, counts: false };
  }
};

const reset = 'select pg_stat_statements_reset()';

/** Statements of this database, without queries of the statistics themselves. */
const counted = `
  select coalesce(sum(calls), 0)::int calls, coalesce(sum(total_plan_time), 0) planning
  from pg_stat_statements join pg_database on pg_database.oid = dbid
  where datname = current_database() and query not like '%pg_stat_statements%'`;

interface Counted {
  calls: number;
  planning: number;
}

/** Database cost per request. The server's periodic work affects few of the samples. */
const countedFor = async (client: pg.Client, ask: Ask): Promise<Counted[]> => {
  const samples: Counted[] = [];
  for (let nr = 0; nr < warmUp + repeats; nr += 1) {
    await client.query(reset);
    const answer = await ask(nr);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
    const [sample] = (await client.query<Counted>(counted)).rows;
    if (sample && nr >= warmUp) samples.push(sample);
  }
  return samples;
};

const list = '/api/article-list?paidAiYn=Y&freeAiYn=Y&menualYn=Y&sort=regDt,DESC';
const search = new URLSearchParams({ searchText: corpusWords.middle, total: 'capped' }).toString();

interface Item {
  articleId: number;
  ntnId: string;
}

/** The article with this number, as a user enters it. */
const typed = (nr: number, ntnId: string): FormData => {
  const form = new FormData();
  const article = {
    kornTtl: `측정을 위해 등록하는 기사 ${nr}`,
    lclsfNm: 'KOREA',
    mediaId: 1,
    ntnId,
    frmTrsfNscvrgDt: '2026-11-20T00:00:00Z',
    url: `https://outlet-1.example/${Date.now()}/${nr}`,
  };
  form.append('article', JSON.stringify(article));
  return form;
};

type Ask = (nr: number) => Promise<Response>;

/** Usual requests; the write last, since the server processes new articles afterwards. */
const asksOf = (staff: Visitor, items: readonly Item[]): [name: string, ask: Ask][] => {
  const ntnId = items[0]?.ntnId ?? '';
  return [
    ['기사 목록', () => staff.get(`${list}&total=capped`)],
    ['기사 목록, 정확한 건수', () => staff.get(`${list}&ntnId=${ntnId}`)],
    [
      '기사 상세',
      (nr) => staff.get(`/api/article-detail?articleId=${items[nr % items.length]?.articleId ?? ''}`),
    ],
    ['검색', () => staff.get(`/api/search-list?${search}`)],
    ['기사 등록', (nr) => staff.send('/api/insert-article', typed(nr, ntnId))],
  ];
};

/** Statements and milliseconds of planning per request of a staff member. */
export const statementFigures = async (url: string, database: string, engine: string): Promise<Figure[]> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    const staff = visitor(url);
    await staff.signIn('staff@demo.go.kr', 'Staff!2345');
    const { data } = await bodyOf<{ data: Item[] }>(staff, `${list}&size=50&total=capped`);
    const figures: Figure[] = [];
    for (const [name, ask] of asksOf(staff, data)) {
      const samples = await countedFor(client, ask);
      figures.push(
        { name: `${name}: 문장 (${engine})`, unit: '문장/요청', samples: samples.map(({ calls }) => calls) },
        {
          name: `${name}: 계획 (${engine})`,
          unit: 'ms/요청',
          samples: samples.map(({ planning }) => planning),
        },
      );
    }
    return figures;
  } finally {
    await client.end();
  }
};

/** Cost of requests in PostgreSQL apart from executing statements: their number and planning time. */
export const statements: Measure = {
  name: 'statements',
  async run({ say, folder }) {
    if (!findPostgres()) {
      say('PostgreSQL 서버 프로그램이 없어 문장을 세지 않습니다.');
      return [];
    }
    const database = await countingDatabase(say);
    try {
      if (!database.counts) return [];
      return await withServer({ DATABASE_URL: database.url, DATA_DIR: folder }, async ({ url, pid }) => {
        await atRest(pid);
        return statementFigures(url, database.url, 'PostgreSQL, 10만 건');
      });
    } finally {
      await database.close();
    }
  },
};
