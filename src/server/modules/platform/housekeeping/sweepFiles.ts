import { inArray } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import type { FileStore, Trashed } from '#server/kernel/files/fileStore.ts';
import { knownMark, pairingOf, pairStore } from '#server/kernel/files/storeMark.ts';
import { dropExpired } from './expiredFiles.ts';

const day = 24 * 3_600_000;

/** Time that an upload may wait for its record, which is stored within seconds or never. */
const graceMs = day;
const trashDays = 30;
const limits = { orphans: 20, share: 0.5 };

/**
 * Whether a file without a record is older than a day. @param changedAt in milliseconds; a rename counts as a change
 */
export const isOld = (changedAt: number, now: number): boolean => now - changedAt > graceMs;

/** So many files without a record indicate a wrong or older database rather than failed uploads. */
export const areTooMany = (orphans: number, files: number): boolean =>
  orphans > limits.orphans && orphans > files * limits.share;

/** Whether the trash of that day (`2026-11-22`) may be emptied; folders with other names stay. */
export const isSpent = (folder: string, now: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(folder) && now - Date.parse(folder) > (trashDays + 1) * day;

/** Permanently deletes files that have been in the trash for 30 days. */
const emptyTrash = async (store: FileStore, now: number): Promise<void> => {
  const days = new Set((await store.trash.list()).map(({ day }) => day));
  for (const day of days) if (isSpent(day, now)) await store.trash.empty(day);
};

/** Comparison of the file store with the database. */
interface Survey {
  files: number;
  /** Files known to the database, including those in the trash. */
  known: number;
  /** Files unknown to the database for at least a day. */
  orphans: string[];
  trash: number;
  /** Files in the trash that the database knows: for a while a different database was in use. */
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

const survey = async (store: FileStore, now: number): Promise<Survey> => {
  const found: Survey = { files: 0, known: 0, orphans: [], trash: 0, missed: [] };
  for await (const names of store.names()) {
    const known = await knownOf(names);
    found.files += names.length;
    found.known += known.size;
    for (const name of names.filter((one) => !known.has(one))) {
      const there = await store.stat(name);
      if (there && isOld(there.changedAt, now)) found.orphans.push(name);
    }
  }
  const trash = await store.trash.list();
  const known = await knownOf(trash.map(({ fileId }) => fileId));
  found.trash = trash.length;
  found.missed = trash.filter(({ fileId }) => known.has(fileId));
  found.known += known.size;
  return found;
};

/** Moves files without a record to the trash, and empties old trash. */
const sweepOrphans = async (store: FileStore, orphans: readonly string[], now: number): Promise<void> => {
  const day = new Date(now).toISOString().slice(0, 10);
  for (const fileId of orphans) await store.trash.put({ day, fileId });
  await emptyTrash(store, now);
};

interface Swept {
  /** Number of uploads without a record, kept in the trash for 30 days. */
  orphans: number;
  /** Number of uploads restored from the trash because a record has them. */
  returned: number;
  /** Number of files that were removed from their record, or whose record was deleted, more than 30 days ago. */
  expired: number;
  /** Why nothing was deleted; a sentence for the operator. */
  refusal?: string;
}

const isForeign = (place: string): string =>
  `파일 저장소(${place})와 데이터베이스가 서로 짝이 아니어서 파일을 정리하지 않았습니다. DATA_DIR(또는 S3_BUCKET)과 DATABASE_URL을 확인해 주세요. 둘이 맞다면 FILES_ADOPT=1로 한 번 다시 시작해 주세요.`;

const tooMany = (orphans: number, files: number): string =>
  `업로드 파일 ${files}개 가운데 ${orphans}개가 데이터베이스에 없어 옮기지 않았습니다. 데이터베이스가 옛 백업은 아닌지 확인해 주세요.`;

/** Deletes unreachable files; does nothing if the file store does not belong to this database. */
export const sweepFiles = async (
  catalogue: Catalogue,
  store: FileStore,
  now: number = Date.now(),
): Promise<Swept> => {
  const { files, known, orphans, missed, trash } = await survey(store, now);
  const state = { isEmpty: files + trash === 0, shares: known > 0 };
  const pairing = pairingOf(await knownMark(), await store.mark(), state);
  if (pairing === 'foreign') return { orphans: 0, returned: 0, expired: 0, refusal: isForeign(store.place) };
  if (pairing === 'new') await pairStore(store);
  for (const one of missed) await store.trash.bringBack(one);
  const refused = areTooMany(orphans.length, files);
  if (!refused) await sweepOrphans(store, orphans, now);
  return {
    orphans: refused ? 0 : orphans.length,
    returned: missed.length,
    expired: refused ? 0 : await dropExpired(catalogue, store),
    ...(refused && { refusal: tooMany(orphans.length, files) }),
  };
};
