import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { countText } from '#contract/countText.ts';
import { withServer } from '../bench.ts';
import { fingerprint } from './fingerprint.ts';
import { loadCorpus } from './loadCorpus.ts';
import { bringUpToDate, canBeBroughtUp } from './upToDate.ts';

const placeOf = (rows: number): string =>
  join(tmpdir(), 'culture-press-corpus-embedded', `${rows}_${fingerprint()}`);

/** Whether the folder exists; creating it takes minutes. */
export const hasCorpusFolder = (rows: number): boolean => existsSync(placeOf(rows));

/**
 * A data folder whose embedded database has so many made-up articles, created on first use (minutes) and kept among the
 * temporary files as long as the corpus does not change; its tables are migrated. Copy it before writing to it.
 */
export const corpusFolder = async (rows: number, say: (line: string) => void): Promise<string> => {
  const folder = placeOf(rows);
  const parent = dirname(folder);
  if (existsSync(folder) && (await canBeBroughtUp({ DATA_DIR: folder }))) return folder;
  say(`기사 ${countText(rows)}의 내장 데이터베이스를 만듭니다. 몇 분 걸립니다.`);
  mkdirSync(parent, { recursive: true });
  const draft = join(parent, 'draft');
  rmSync(draft, { recursive: true, force: true });
  await withServer({ DATA_DIR: draft }, async () => {});
  const pglite = await PGlite.create({ dataDir: join(draft, 'pglite') });
  try {
    await loadCorpus(
      {
        query: async <T>(sql: string) => (await pglite.query<T>(sql)).rows,
        async copy(columns, lines) {
          await pglite.query(`copy article (${columns}) from '/dev/blob'`, [], { blob: new Blob([lines]) });
        },
      },
      rows,
      say,
    );
  } finally {
    await pglite.close();
  }
  await bringUpToDate({ DATA_DIR: draft });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
};
