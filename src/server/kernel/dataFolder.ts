import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderUnusable } from './database/lock.ts';

/** What this process makes belongs to its own account alone: files 0600, folders 0700. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077);
};

/** One after the other: Node's own way tries without end where a folder that exists takes none, as in /proc. */
const makeFolders = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another server of the same folder was quicker
    if (!existsSync(folder)) throw error;
  }
};

/**
 * Creates a folder of `dataDir`, closed to other accounts of the machine, and checks that it is writable: with
 * PostgreSQL nothing else would fail before the first upload.
 * @throws FolderUnusable
 */
export const prepareFolder = (dataDir: string, name: string): void => {
  const folder = join(dataDir, name);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolders(folder);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw new FolderUnusable(dataDir, error);
  }
  try {
    chmodSync(folder, 0o700);
  } catch {
    // a folder that belongs to another account and is shared by its group stays as its owner wants it
  }
};
