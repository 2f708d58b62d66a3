import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import { askedAgain, corpusWords, type Question, questions } from '../corpus/questions.ts';
import type { Figure } from '../figures.ts';
import { bodyOf, timed } from '../requests.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 500_000);
const repeats = 10;
/** A newly started server first searches for texts without a fingerprint. */
const workBehindStartMs = 20_000;

const size = rows >= 10_000 ? `${rows / 10_000}만 건` : `${rows}건`;

/** Times of questions from a signed-in user, over loopback. `engine` is part of the names. */
export const questionFigures = async (
  url: string,
  asked: readonly Question[],
  engine: string,
): Promise<Figure[]> => {
  const staff = visitor(url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  const figures: Figure[] = [];
  for (const question of asked) {
    const { name, path, maxMs } = question;
    const { totalRecords } = await bodyOf<{ totalRecords?: number }>(staff, path);
    figures.push({
      name: `${name} (${engine})`,
      unit: 'ms',
      samples: await timed(repeats, (time) => staff.get(askedAgain(question, time))),
      bar: { of: 'p95', most: maxMs },
      note: `${decodeURIComponent(path)}${totalRecords === undefined ? '' : ` → ${totalRecords}`}`,
    });
  }
  return figures;
};

/** All questions on a newly started server. */
export const analysisFigures = async (url: string, engine: string): Promise<Figure[]> => {
  await wait(workBehindStartMs);
  return questionFigures(url, questions, engine);
};

const text = "concat_ws(' ', korn_ttl, article_trans_cn, jrnl_lclan_nm)";

const timedCount = async (
  client: pg.Client,
  sql: string,
  values: string[],
): Promise<{ n: number; ms: number }> => {
  const since = performance.now();
  const found = await client.query<{ n: number }>(sql, values);
  return { n: Number(found.rows[0]?.n), ms: performance.now() - since };
};

/** Hits and counting times of PostgreSQL's usual search methods for the same words. */
const otherWays = async (database: string): Promise<Figure[]> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const figures: Figure[] = [];
  try {
    for (const name of ['common', 'middle', 'rare'] as const) {
      const word = corpusWords[name];
      const scan = await timedCount(client, `select count(*) n from article where ${text} ilike $1`, [
        `%${word}%`,
      ]);
      const lexemes = await timedCount(
        client,
        `select count(*) n from corpus_words where words @@ plainto_tsquery('simple', $1)`,
        [word],
      );
      const recall = Math.round((100 * lexemes.n) / scan.n);
      figures.push(
        { name: `비교: ILIKE, ${name}`, unit: 'ms', samples: [scan.ms], note: `${scan.n}건` },
        {
          name: `비교: to_tsvector('simple'), ${name}`,
          unit: 'ms',
          samples: [lexemes.ms],
          note: `${lexemes.n}건, ILIKE가 찾은 것의 ${recall}%`,
        },
      );
    }
  } finally {
    await client.end();
  }
  return figures;
};

/** Search, statistics and the dashboard over very many articles; BENCH_ROWS sets the number. */
export const analysis: Measure = {
  name: 'analysis',
  async run({ say, folder }) {
    if (!findPostgres()) {
      say('PostgreSQL 서버 프로그램이 없어 검색과 통계 측정을 건너뜁니다.');
      return [];
    }
    const database = await corpusDatabase(rows, say);
    try {
      const place = { DATABASE_URL: database.url, DATA_DIR: folder };
      return [
        ...(await withServer(place, ({ url }) => analysisFigures(url, `PostgreSQL, ${size}`))),
        ...(await otherWays(database.url)),
      ];
    } finally {
      await database.close();
    }
  },
};
