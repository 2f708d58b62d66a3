import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFolder } from './crud/upload.ts';
import { FolderUnusable } from './database/lock.ts';

/** What this process makes belongs to its own account alone: files 0600, folders 0700. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077);
};

/**
 * Creates the folder of the uploads, closed to other accounts of the machine, and checks that it is writable: with
 * PostgreSQL nothing else would fail before the first upload.
 * @throws FolderUnusable
 */
export const prepareFileFolder = (dataDir: string): void => {
  const folder = fileFolder(dataDir);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
