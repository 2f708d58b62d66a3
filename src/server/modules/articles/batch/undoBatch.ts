import { desc, eq, inArray } from 'drizzle-orm';
import { appUser, batchEdit, changeHistory } from '#generated/tables/index.ts';
import type { BatchResult, LastBatch } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { advisoryLock, db, reader } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { inSlices, lockTexts, type Texts, writeTexts } from './writeTexts.ts';

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
const requireLast = async (batchEditId: number) => {
  const last = await lastRow();
  if (last?.batchEditId !== batchEditId)
    throw badRequest('되돌릴 수 있는 것은 마지막 일괄 수정뿐입니다. 화면을 새로 고쳐 주세요.');
  return last;
};

/** Ids of an edit's changes in the history of the articles. */
const historyIdsOf = ({ bfrCn }: Pick<typeof batchEdit.$inferSelect, 'bfrCn'>): number[] =>
  (bfrCn as { historyIds: number[] }).historyIds;

/** Restores only texts that still are as the edit left them: later manual corrections stay. */
const asBefore = (now: Texts, before: Partial<Texts>, after: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Texts)[])
      .filter((name) => now[name] === (after[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );

interface Change {
  recordKey: string;
  before: Partial<Texts>;
  after: Partial<Texts>;
}

const changesOf = async (historyIds: readonly number[]): Promise<Map<number, Change>> => {
  const found = await db()
    .select({
      recordKey: changeHistory.recordKey,
      before: changeHistory.bfrCn,
      after: changeHistory.aftrCn,
    })
    .from(changeHistory)
    .where(inArray(changeHistory.chgHstryId, [...historyIds]));
  return new Map(found.map((change) => [Number(change.recordKey), change as Change]));
};

/**
 * Undoes the edit in these articles, as far as it is still there. @returns number of articles restored completely, and
 * of existing ones
 */
const restore = async (ids: readonly number[], changes: ReadonlyMap<number, Change>, who: string) => {
  const found = await lockTexts(ids);
  let changed = 0;
  for (const one of found) {
    const { before = {}, after = {} } = changes.get(one.articleId) ?? {};
    const back = asBefore(one.texts, before, after);
    const restored = Object.keys(back).length;
    if (restored) await writeTexts(one, back, who);
    if (restored === Object.keys(after).length) changed += 1;
  }
  return { changed, seen: found.length };
};

/** Marks the edit as undone, unless it has continued meanwhile. @returns ids of changes still to be undone */
const finish = (batchEditId: number, done: ReadonlySet<number>, who: string): Promise<number[]> =>
  advisoryLock('batch edit', async () => {
    const left = historyIdsOf(await requireLast(batchEditId)).filter((id) => !done.has(id));
    if (left.length === 0)
      await db()
        .update(batchEdit)
        .set({ undoDt: new Date(), undoId: who })
        .where(eq(batchEdit.batchEditId, batchEditId));
    return left;
  });

/** Undoes the last edit in slices. After an interruption the same call continues. */
const undo = async (batchEditId: number, who: string): Promise<BatchResult> => {
  const done = new Set<number>();
  let [changed, seen] = [0, 0];
  for (let left = historyIdsOf(await requireLast(batchEditId)); left.length; ) {
    const changes = await changesOf(left);
    await inSlices(
      [...changes.keys()],
      async (ids) => {
        await requireLast(batchEditId);
        return restore(ids, changes, who);
      },
      (slice) => {
        changed += slice.changed;
        seen += slice.seen;
      },
    );
    for (const id of left) done.add(id);
    left = await finish(batchEditId, done, who);
  }
  return { batchEditId, changed, unchanged: seen - changed, moved: 0, missing: done.size - seen };
};

export const undoBatch: Handler<'PUT /update-article/batch-edit/undo'> = async ({ body, caller }) => {
  return { data: await undo(body.batchEditId, caller.user.userId) };
};
