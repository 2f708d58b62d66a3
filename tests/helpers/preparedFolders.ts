import { constants, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const variable = 'PREPARED_FOLDERS';

/**
 * What a data folder can begin with.
 * - `base`: tables, base data and demo accounts;
 * - `demo`: the same and 40 days of demo articles, posts and products.
 */
export type Beginning = 'base' | 'demo';

/** Tells every process of this run where its data folders begin. */
export const providePreparedFolders = (shelf: string): void => {
  process.env[variable] = shelf;
};

/** The folder on the shelf from which data folders are copied. */
export const preparedFolder = (shelf: string, beginning: Beginning): string => join(shelf, beginning);

/** A copy that shares its blocks with the original where the file system can; the database writes into its files. */
export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Gives an empty data folder what a first start would put into it, where this run has prepared that: a database need
 * not be made anew for every server that a test starts.
 * @throws Error when demo data are wanted in a run that has not prepared them
 */
export function beginFolder(dataDir: string, beginning: Beginning = 'base'): void {
  const shelf = process.env[variable];
  if (!shelf && beginning === 'demo') throw new Error('This run has prepared no demo data.');
  if (!shelf || (existsSync(dataDir) && readdirSync(dataDir).length > 0)) return;
  copyFolder(preparedFolder(shelf, beginning), dataDir);
}
