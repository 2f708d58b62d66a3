import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Folder of the files that the server reads or starts at run time. The bundle in `dist/server` contains this module in
 * a file of that folder, and its data files under the same names as in `src/server`: both are two folders below the
 * product's root.
 */
const isBundled = import.meta.filename.endsWith('.js');
const here = isBundled ? import.meta.dirname : join(import.meta.dirname, '..');

/** Root folder of the product, with `dist/web` and `generated`. */
export const productFolder = join(here, '../..');

/** Absolute path of a data file or folder of the server. @param path below `src/server`, as in `kernel/database/migrations` */
export const dataFile = (path: string): string => join(here, path);

/** URL of a module that runs in a worker thread. @param path from `src/server`, without its extension */
export const threadModule = (path: string): URL =>
  pathToFileURL(join(here, isBundled ? `${basename(path)}.js` : `${path}.ts`));

/** Hash of this build, the same until a source file changes; undefined if the sources run unbundled. */
export const buildName = (): string | undefined => {
  const record = join(here, '.hash');
  if (!isBundled || !existsSync(record)) return undefined;
  return /^[0-9a-f]{64}$/.exec(readFileSync(record, 'utf8'))?.[0];
};

/** Release version of the product. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(productFolder, 'package.json'), 'utf8')) as { version: string }).version;
