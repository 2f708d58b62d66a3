import { constants, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const variable = 'PREPARED_FOLDERS';

/**
 * Initial content of a data folder.
 * - `base`: tables, base data and demo accounts;
 * - `demo`: the same and 40 days of demo articles, posts and products.
 */
export type Beginning = 'base' | 'demo';

/** Tells all processes of this run where the prepared folders are. */
export const providePreparedFolders = (shelf: string): void => {
  process.env[variable] = shelf;
};

/** The prepared folder that data folders are copied from. */
export const preparedFolder = (shelf: string, beginning: Beginning): string => join(shelf, beginning);

/** A copy that shares its blocks with the original if the file system supports it; the database writes to its files. */
export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Fills an empty data folder with the result of a first start, if this run has prepared it: so a database need not be
 * created for every server that a test starts.
 * @throws Error if demo data is wanted in a run that has not prepared it
 */
export function beginFolder(dataDir: string, beginning: Beginning = 'base'): void {
  const shelf = process.env[variable];
  if (!shelf && beginning === 'demo') throw new Error('This run has prepared no demo data.');
  if (!shelf || (existsSync(dataDir) && readdirSync(dataDir).length > 0)) return;
  copyFolder(preparedFolder(shelf, beginning), dataDir);
}
