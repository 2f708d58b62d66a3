import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { appUser, batchEdit, changeHistory } from '#generated/tables/index.ts';
import type { BatchResult, LastBatch } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { advisoryLock, db, reader } from '#server/kernel/database/db.ts';
import { badRequest, unauthorized } from '#server/kernel/failure.ts';
import type { Texts } from './editedTexts.ts';
import { lockTexts, writeTexts } from './writeTexts.ts';

const lastRow = async () => {
  const [row] = await db().select().from(batchEdit).orderBy(desc(batchEdit.batchEditId)).limit(1);
  return row && row.undoDt === null ? row : undefined;
};

/** The last edit of all, while it can still be taken back. */
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

/** What still says what the edit made of it goes back: a later correction by a person stays. */
const asBefore = (now: Texts, before: Partial<Texts>, after: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Texts)[])
      .filter((name) => now[name] === (after[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );

const undo = async (batchEditId: number, who: string): Promise<BatchResult> => {
  const last = await lastRow();
  if (last?.batchEditId !== batchEditId) {
    throw badRequest('되돌릴 수 있는 것은 마지막 일괄 수정뿐입니다. 화면을 새로 고쳐 주세요.');
  }
  const { historyIds } = last.bfrCn as { historyIds: number[] };
  const changes = await db()
    .select({ recordKey: changeHistory.recordKey, bfrCn: changeHistory.bfrCn, aftrCn: changeHistory.aftrCn })
    .from(changeHistory)
    .where(inArray(changeHistory.chgHstryId, historyIds));
  const byArticle = new Map(changes.map((change) => [Number(change.recordKey), change]));
  let changed = 0;
  const found = await lockTexts([...byArticle.keys()]);
  for (const one of found) {
    const { bfrCn, aftrCn } = byArticle.get(one.articleId) ?? { bfrCn: {}, aftrCn: {} };
    const back = asBefore(one.texts, bfrCn as Partial<Texts>, aftrCn as Partial<Texts>);
    const restored = Object.keys(back).length;
    if (restored) await writeTexts(one, back, who);
    if (restored === Object.keys(aftrCn as object).length) changed += 1;
  }
  await db()
    .update(batchEdit)
    .set({ undoDt: new Date(), undoId: who })
    .where(and(eq(batchEdit.batchEditId, batchEditId), isNull(batchEdit.undoDt)));
  const missing = byArticle.size - found.length;
  return { batchEditId, changed, unchanged: found.length - changed, moved: 0, missing };
};

/** Takes the last edit back, in one transaction. */
export const undoBatch: Handler<'PUT /update-article/batch-edit/undo'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  const who = caller.user.userId;
  return { data: await advisoryLock('batch edit', () => undo(body.batchEditId, who)) };
};
