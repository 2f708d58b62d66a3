import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileFolder, filePath } from '#server/kernel/crud/upload.ts';
import { isSpent } from './sweepRules.ts';

const trashFolder = (dataDir: string): string => join(fileFolder(dataDir), '.trash');

/** Names in a folder; none where it is not there. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

/** Moves a file; that another server was faster is no error. */
const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
};

export interface Trashed {
  day: string;
  fileId: string;
}

export const trashed = async (dataDir: string): Promise<Trashed[]> => {
  const found: Trashed[] = [];
  for (const day of await namesIn(trashFolder(dataDir)))
    for (const fileId of await namesIn(join(trashFolder(dataDir), day))) found.push({ day, fileId });
  return found;
};

export const moveToTrash = (dataDir: string, fileId: string, now: number): Promise<void> => {
  const day = new Date(now).toISOString().slice(0, 10);
  return move(filePath(dataDir, fileId), join(trashFolder(dataDir), day, fileId));
};

export const bringBack = (dataDir: string, { day, fileId }: Trashed): Promise<void> =>
  move(join(trashFolder(dataDir), day, fileId), filePath(dataDir, fileId));

/** What has lain there for 30 days is gone for good. */
export const emptyTrash = async (dataDir: string, now: number): Promise<void> => {
  for (const day of await namesIn(trashFolder(dataDir)))
    if (isSpent(day, now)) await rm(join(trashFolder(dataDir), day), { recursive: true, force: true });
};
