import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Bench, type Measure, withServer } from '../bench.ts';
import { corpusFolder, hasCorpusFolder } from '../corpus/corpusFolder.ts';
import { questions } from '../corpus/questions.ts';
import type { Figure } from '../figures.ts';
import { atRest } from '../processTree.ts';
import { questionFigures } from './analysis.ts';
import { listFigures } from './articleLists.ts';
import { countingDatabase, statementFigures } from './statements.ts';

const rows = 100_000;

/** One search of each kind that a change is likely to affect. */
const searches = questions.filter(({ name }) =>
  ['흔한 말', '보통 말', '드문 말', '흔한 말 둘 AND', '흔한 말에서 보통 말 제외', '흔한 긴 말'].some(
    (kind) => name.startsWith('검색(') && name.endsWith(`: ${kind}`),
  ),
);

/** Lists, details, searches and their cost in the database. */
const onPostgres = async ({ say, folder }: Bench): Promise<Figure[]> => {
  if (!findPostgres()) {
    say('PostgreSQL 서버 프로그램이 없어 내장 데이터베이스만 잽니다.');
    return [];
  }
  const database = await countingDatabase(say);
  const place = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'quick') };
  const engine = 'PostgreSQL, 10만 건';
  try {
    return await withServer(place, async ({ url, pid }) => {
      await atRest(pid);
      return [
        ...(await listFigures(url, engine)),
        ...(await questionFigures(url, searches, engine)),
        ...(database.counts ? await statementFigures(url, database.url, engine) : []),
      ];
    });
  } finally {
    await database.close();
  }
};

/** Too quick a measurement for creating the embedded database's corpus: `analysis-embedded` creates it. */
const embedded = async ({ say, folder }: Bench): Promise<Figure[]> => {
  if (!hasCorpusFolder(rows)) {
    say(
      '내장 데이터베이스는 기사 10만 건의 본보기가 없어 재지 않습니다. analysis-embedded 측정이 만들어 둡니다.',
    );
    return [];
  }
  const place = join(folder, 'quick-embedded');
  cpSync(await corpusFolder(rows, say), place, { recursive: true });
  return withServer({ DATA_DIR: place }, async ({ url, pid }) => {
    await atRest(pid);
    return listFigures(url, 'PGlite, 10만 건');
  });
};

/** Effects of a change on lists, details or searches within three minutes, over 100,000 articles. */
export const quick: Measure = {
  name: 'quick',
  isByNameOnly: true,
  run: async (bench) => [...(await onPostgres(bench)), ...(await embedded(bench))],
};
