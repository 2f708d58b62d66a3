import { desc, eq } from 'drizzle-orm';
import { appUser, batchEdit } from '#generated/tables/index.ts';
import type { LastBatch } from '#generated/types/articleBatchCalls.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';

const lastRow = async () => {
  const [row] = await db().select().from(batchEdit).orderBy(desc(batchEdit.batchEditId)).limit(1);
  return row && row.undoDt === null ? row : undefined;
};

/** The last edit, as long as it can be undone. */
export const lastBatch = async (): Promise<LastBatch | null> => {
  const [row] = await reader()
    .select({ batch: batchEdit, userNm: appUser.userNm })
    .from(batchEdit)
    .leftJoin(appUser, eq(appUser.userId, batchEdit.rgtrId))
    .orderBy(desc(batchEdit.batchEditId))
    .limit(1);
  if (!row || row.batch.undoDt !== null) return null;
  const { batchEditId, fromText, toText, chgCnt, regDt } = row.batch;
  return {
    batchEditId,
    fromText: fromText ?? '',
    toText: toText ?? '',
    changed: chgCnt ?? 0,
    regDt: regDt.toISOString(),
    userNm: mask('name', row.userNm) as string | null,
  };
};

/** The edit to be undone. @throws Failure 400 if it is not the last one, or was undone already */
export const requireLast = async (batchEditId: number) => {
  const last = await lastRow();
  if (last?.batchEditId !== batchEditId)
    throw badRequest('되돌릴 수 있는 것은 마지막 일괄 수정뿐입니다. 화면을 새로 고쳐 주세요.');
  return last;
};

/** Ids of an edit's changes in the history of the articles. */
export const historyIdsOf = ({ bfrCn }: Pick<typeof batchEdit.$inferSelect, 'bfrCn'>): number[] =>
  (bfrCn as { historyIds: number[] }).historyIds;
