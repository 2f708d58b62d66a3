import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beginFolder } from './begunFolders.ts';

const root = resolve(import.meta.dirname, '../..');

/** A record in the product's own words, as `npm run collect` reads it. */
export interface NewsRecord {
  kornTtl: string | null;
  lclanTtl: string;
  articleCn: string;
  articleTransCn: string | null;
  /** BCP 47. */
  lang: string;
  mediaNm: string;
  /** ISO 3166-1 alpha-2. */
  ntnId: string;
  /** ISO time. */
  frmTrsfNscvrgDt: string;
  url: string;
}

/** Collects the records into the database of a data folder that no server holds yet. */
export function collectInto(dataDir: string, records: readonly NewsRecord[]): void {
  beginFolder(dataDir);
  const file = join(dataDir, 'articles.ndjson');
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
  execFileSync(process.execPath, ['scripts/collect/main.ts', file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
