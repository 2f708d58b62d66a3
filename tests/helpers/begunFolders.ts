import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'BEGUN_FOLDERS';

/** Makes a place for data folders that tests begin with, known to every process of this run. @returns its path */
export function openShelf(): string {
  const shelf = mkdtempSync(join(tmpdir(), 'begun-'));
  process.env[variable] = shelf;
  return shelf;
}

export const closeShelf = (shelf: string): void => {
  delete process.env[variable];
  rmSync(shelf, { recursive: true, force: true });
};

/** A data folder with its tables, base data and demo accounts. */
export const begun = (shelf: string): string => join(shelf, 'begun');

/**
 * Gives an empty data folder what a first start would put into it, where this run has prepared that: a database need
 * not be made anew for every server that a test starts.
 */
export function beginFolder(dataDir: string): void {
  const shelf = process.env[variable];
  if (!shelf || (existsSync(dataDir) && readdirSync(dataDir).length > 0)) return;
  cpSync(begun(shelf), dataDir, { recursive: true });
}
