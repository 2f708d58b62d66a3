import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderUnusable } from './lock.ts';

/** Files and folders that this process creates are accessible to its own account only: files 0600, folders 0700. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077);
};

/**
 * Creates the folders one by one: Node's recursive mkdir retries without end if an existing folder accepts no new one,
 * as in /proc.
 */
const makeFolders = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another server with the same folder was faster
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
    // chmod fails if another account owns the folder and shares it with its group: its mode stays as the owner set it
  }
};
