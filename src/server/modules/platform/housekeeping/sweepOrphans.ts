import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import { fileFolder } from '#server/kernel/crud/upload.ts';
import { db } from '#server/kernel/database/db.ts';
import { emptyTrash, moveToTrash, namesIn, type Trashed, trashed } from './fileTrash.ts';
import { isOld } from './sweepRules.ts';

/** What lies in the folder of the uploads, held against the database. */
export interface Survey {
  files: number;
  /** Files that are in the database, in the trash too. */
  known: number;
  /** Files that are not, and have been there for a day. */
  orphans: string[];
  trash: number;
  /** What is in the trash though the database knows it: the database had been another one for a while. */
  missed: Trashed[];
}

const atOnce = 1_000;

const knownOf = async (fileIds: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>();
  for (let at = 0; at < fileIds.length; at += atOnce) {
    const rows = await db()
      .select({ fileId: storedFile.fileId })
      .from(storedFile)
      .where(inArray(storedFile.fileId, fileIds.slice(at, at + atOnce)));
    for (const { fileId } of rows) known.add(fileId);
  }
  return known;
};

/** The folders of two characters that uploads are spread over; whatever else lies there is not ours to judge. */
const holdsUploads = (folder: string): boolean => /^[^.]{2}$/.test(folder);

export const survey = async (dataDir: string, now: number): Promise<Survey> => {
  const root = fileFolder(dataDir);
  const found: Survey = { files: 0, known: 0, orphans: [], trash: 0, missed: [] };
  for (const folder of (await namesIn(root)).filter(holdsUploads)) {
    const names = await namesIn(join(root, folder));
    const known = await knownOf(names);
    found.files += names.length;
    found.known += known.size;
    for (const name of names.filter((one) => !known.has(one))) {
      const there = await stat(join(root, folder, name)).catch(() => undefined);
      if (there?.isFile() && isOld(there, now)) found.orphans.push(name);
    }
  }
  const trash = await trashed(dataDir);
  const known = await knownOf(trash.map(({ fileId }) => fileId));
  found.trash = trash.length;
  found.missed = trash.filter(({ fileId }) => known.has(fileId));
  found.known += known.size;
  return found;
};

/** Files of no record go to the trash, and old trash goes for good. */
export const sweepOrphans = async (
  dataDir: string,
  orphans: readonly string[],
  now: number,
): Promise<void> => {
  for (const fileId of orphans) await moveToTrash(dataDir, fileId, now);
  await emptyTrash(dataDir, now);
};
