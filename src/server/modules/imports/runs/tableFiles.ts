import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { listImport, storedFile } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import type { TableHead } from '../table/readTable.ts';
import { type Run, stagedBefore, updateRun } from './runs.ts';

/** Owner of the files: nobody opens them by their id. */
const owner = 'listImport';

/** Stores an uploaded list with its rows. @returns its id */
export const stageRun = async (
  files: FileStore,
  { trgtNm, fileNm, rgtrId }: Pick<Run, 'trgtNm' | 'fileNm' | 'rgtrId'>,
  { heads, rowCnt }: TableHead,
  rowsPath: string,
): Promise<number> => {
  const fileId = randomUUID();
  await files.write(fileId, createReadStream(rowsPath));
  return inTransaction(async () => {
    const [run] = await db()
      .insert(listImport)
      .values({ trgtNm, sttsCd: 'staged', fileNm, fileId, colCn: { heads }, rowCnt, rgtrId, mdfrId: rgtrId })
      .returning({ listImportId: listImport.listImportId });
    const { listImportId = 0 } = run ?? {};
    await db()
      .insert(storedFile)
      .values({ fileId, ownerEntity: owner, ownerKey: String(listImportId), rgtrId, mdfrId: rgtrId });
    return listImportId;
  });
};

const dropFile = async (files: FileStore, { listImportId, fileId }: Run): Promise<void> => {
  if (fileId === null) return;
  await inTransaction(async () => {
    await updateRun(listImportId, { fileId: null });
    await db().delete(storedFile).where(eq(storedFile.fileId, fileId));
  });
  await files.remove(fileId);
};

const day = 24 * 3_600_000;
/** Days for which the rows of a list are kept, so that its refused lines can be downloaded. */
export const daysKept = 30;

/** Removes lists that were uploaded and never begun, and the rows of old ones. */
export const dropOldTables = async (files: FileStore, now = Date.now()): Promise<void> => {
  for (const run of await stagedBefore(new Date(now - 2 * day))) {
    await dropFile(files, run);
    await db().delete(listImport).where(eq(listImport.listImportId, run.listImportId));
  }
  const old = await db()
    .select()
    .from(listImport)
    .where(and(isNotNull(listImport.fileId), lt(listImport.mdfcnDt, new Date(now - daysKept * day))));
  for (const run of old) await dropFile(files, run);
};
