import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { fileFolder, filePath } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { dropExpired } from './dropExpired.ts';
import { areTooMany, bondOf, isOld, isSpent } from './sweepRules.ts';

const trashFolder = (dataDir: string): string => join(fileFolder(dataDir), '.trash');

/** Names in a folder; none where it is not there. */
const namesIn = (folder: string): Promise<string[]> =>
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

interface Trashed {
  day: string;
  fileId: string;
}

const trashed = async (dataDir: string): Promise<Trashed[]> => {
  const found: Trashed[] = [];
  for (const day of await namesIn(trashFolder(dataDir)))
    for (const fileId of await namesIn(join(trashFolder(dataDir), day))) found.push({ day, fileId });
  return found;
};

const moveToTrash = (dataDir: string, fileId: string, now: number): Promise<void> => {
  const day = new Date(now).toISOString().slice(0, 10);
  return move(filePath(dataDir, fileId), join(trashFolder(dataDir), day, fileId));
};

const bringBack = (dataDir: string, { day, fileId }: Trashed): Promise<void> =>
  move(join(trashFolder(dataDir), day, fileId), filePath(dataDir, fileId));

/** What has lain there for 30 days is gone for good. */
const emptyTrash = async (dataDir: string, now: number): Promise<void> => {
  for (const day of await namesIn(trashFolder(dataDir)))
    if (isSpent(day, now)) await rm(join(trashFolder(dataDir), day), { recursive: true, force: true });
};

/** The files in the folder of the uploads, compared with the database. */
interface Survey {
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

/** The folders of two characters that uploads are spread over; whatever else lies there does not belong to the product. */
const holdsUploads = (folder: string): boolean => /^[^.]{2}$/.test(folder);

const survey = async (dataDir: string, now: number): Promise<Survey> => {
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
const sweepOrphans = async (dataDir: string, orphans: readonly string[], now: number): Promise<void> => {
  for (const fileId of orphans) await moveToTrash(dataDir, fileId, now);
  await emptyTrash(dataDir, now);
};

/**
 * The mark is a file of the store like any other: it lies in the folder and has its row, which belongs to no entity,
 * so that no call gives it out.
 */
const markName = '.store';

/** The mark in the database. */
const knownMark = async (): Promise<string | undefined> => {
  const [row] = await db()
    .select({ mark: storedFile.ownerKey })
    .from(storedFile)
    .where(eq(storedFile.fileId, markName));
  return row?.mark ?? undefined;
};

/** The mark in the folder. */
const foundMark = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(fileFolder(dataDir), markName), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const keepMark = (): Promise<string> =>
  advisoryLock('file store', async () => {
    const known = await knownMark();
    if (known !== undefined) return known;
    const mark = randomUUID();
    await db().insert(storedFile).values({
      fileId: markName,
      ownerEntity: markName,
      ownerKey: mark,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
    return mark;
  });

/** Ties the folder to the database: both get the same mark, which is created if the database has none. */
const tieStore = async (dataDir: string): Promise<void> => {
  const mark = await keepMark();
  const folder = fileFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${markName}.${randomUUID()}`);
  await writeFile(draft, `${mark}\n`);
  await rename(draft, join(folder, markName));
};

export interface Swept {
  /** Uploads without a record are kept in the trash for 30 days. */
  orphans: number;
  /** Uploads that were in the trash though a record has them. */
  returned: number;
  /** Files of records, or taken off records, more than 30 days ago. */
  expired: number;
  /** Why nothing was taken away; a sentence for the operator. */
  refusal?: string;
}

const isForeign =
  '업로드 폴더(files)와 데이터베이스가 서로 짝이 아니어서 파일을 정리하지 않았습니다. DATA_DIR과 DATABASE_URL을 확인해 주세요. 둘이 맞다면 폴더의 .store 파일을 지우면 다음 점검 때 다시 짝을 맺습니다.';

const tooMany = (orphans: number, files: number): string =>
  `업로드 파일 ${files}개 가운데 ${orphans}개가 데이터베이스에 없어 옮기지 않았습니다. 데이터베이스가 옛 백업은 아닌지 확인해 주세요.`;

/** Removes unreachable files; does nothing where the folder does not belong to this database. */
export const sweepFiles = async (
  catalogue: Catalogue,
  dataDir: string,
  now: number = Date.now(),
): Promise<Swept> => {
  const { files, known, orphans, missed, trash } = await survey(dataDir, now);
  const state = { isEmpty: files + trash === 0, shares: known > 0 };
  const bond = bondOf(await knownMark(), await foundMark(dataDir), state);
  if (bond === 'foreign') return { orphans: 0, returned: 0, expired: 0, refusal: isForeign };
  if (bond === 'new') await tieStore(dataDir);
  for (const one of missed) await bringBack(dataDir, one);
  const refused = areTooMany(orphans.length, files);
  if (!refused) await sweepOrphans(dataDir, orphans, now);
  return {
    orphans: refused ? 0 : orphans.length,
    returned: missed.length,
    expired: refused ? 0 : await dropExpired(catalogue, dataDir),
    ...(refused && { refusal: tooMany(orphans.length, files) }),
  };
};
