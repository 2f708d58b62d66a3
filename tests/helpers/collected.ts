import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginFolder } from './preparedFolders.ts';
import { runProgram } from './program.ts';

/** A record in the product's own format, as read by `npm run collect`. */
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

/** Collects files of NDJSON lines, in any format that `npm run collect` reads. */
export function collectLinesInto(dataDir: string, ...files: readonly (readonly string[])[]): void {
  beginFolder(dataDir);
  const paths = files.map((lines, place) => {
    const path = join(dataDir, `articles-${place}.ndjson`);
    writeFileSync(path, lines.join('\n'));
    return path;
  });
  runProgram('collect', paths, { DATA_DIR: dataDir });
}

/** Collects the records into the database of a data folder that no server uses yet. */
export function collectInto(dataDir: string, records: readonly NewsRecord[]): void {
  collectLinesInto(
    dataDir,
    records.map((record) => JSON.stringify(record)),
  );
}
