import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { maxArticles } from '#contract/batchEdit.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser, batchEdit, changeHistory } from '#generated/tables/index.ts';
import type { BatchResult, LastBatch } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { advisoryLock, db, reader } from '#server/kernel/database/db.ts';
import { badRequest, unauthorized, validationFailure } from '#server/kernel/failure.ts';
import type { Texts } from './editedTexts.ts';
import { replacingOf } from './places.ts';
import { batchIds, previewBatch } from './preview.ts';
import { refusalOf, replaced } from './replace.ts';
import { lockTexts, writeTexts } from './writeTexts.ts';

const lastRow = async () => {
  const [row] = await db().select().from(batchEdit).orderBy(desc(batchEdit.batchEditId)).limit(1);
  return row && row.undoDt === null ? row : undefined;
};

/** The last edit of all, while it can still be taken back. */
const lastBatch = async (): Promise<LastBatch | null> => {
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
const undoBatch: Handler<'PUT /update-article/batch-edit/undo'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  const who = caller.user.userId;
  return { data: await advisoryLock('batch edit', () => undo(body.batchEditId, who)) };
};

const checked = (articleIds: readonly number[]): number[] => {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '바꿀 기사를 골라 주세요.')]);
  if (ids.length > maxArticles) {
    const message = `한 번에 ${maxArticles.toLocaleString('ko-KR')}건까지 바꿀 수 있습니다.`;
    throw validationFailure([invalid('articleIds', '기사', message)]);
  }
  return ids;
};

const titleOf = ({ kornTtl, lclanTtl }: { kornTtl: string | null; lclanTtl: string | null }): string =>
  (kornTtl ?? lclanTtl ?? '').slice(0, 40);

/**
 * Replaces a text in the chosen articles, wherever it stands. Articles in which it stands no more stay as they are, and
 * so do those that somebody changed after they were looked at.
 */
const applyBatch: Handler<'PUT /update-article/batch-edit'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  const replacing = replacingOf(body);
  const { fromText, toText } = replacing;
  if (fromText === toText) throw badRequest('찾을 글과 바꿀 글이 같습니다.');
  const ids = checked(body.articleIds);
  const readDt = body.readDt ? new Date(body.readDt) : undefined;
  const who = caller.user.userId;
  const data = await advisoryLock('batch edit', async (): Promise<BatchResult> => {
    const historyIds: number[] = [];
    let moved = 0;
    const found = await lockTexts(ids);
    const missing = ids.length - found.length;
    for (const one of found) {
      if (readDt && one.mdfcnDt > readDt) {
        moved += 1;
        continue;
      }
      const changed = replaced(one.texts, replacing);
      if (Object.keys(changed).length === 0) continue;
      const refusal = refusalOf(one.texts, changed);
      if (refusal) throw badRequest(`${refusal} 이 기사를 빼고 다시 시도해 주세요. (${titleOf(one.texts)})`);
      historyIds.push(await writeTexts(one, changed, who));
    }
    if (historyIds.length === 0)
      return { batchEditId: null, changed: 0, unchanged: found.length - moved, moved, missing };
    const [kept] = await db()
      .insert(batchEdit)
      .values({
        fromText,
        toText,
        chgCnt: historyIds.length,
        bfrCn: { historyIds },
        rgtrId: who,
        mdfrId: who,
      })
      .returning({ batchEditId: batchEdit.batchEditId });
    return {
      batchEditId: kept?.batchEditId ?? null,
      changed: historyIds.length,
      unchanged: found.length - historyIds.length - moved,
      moved,
      missing,
    };
  });
  return { data };
};

type Ids =
  | 'GET /article-list/batch-edit'
  | 'GET /article-list/batch-edit/ids'
  | 'GET /article-list/batch-edit/last'
  | 'PUT /update-article/batch-edit'
  | 'PUT /update-article/batch-edit/undo';

/** One text replaced in many articles, looked at before and taken back after. */
export const articleBatchHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /article-list/batch-edit': async ({ query }) => ({ data: await previewBatch(query) }),
  'GET /article-list/batch-edit/ids': async ({ query }) => ({ data: await batchIds(query) }),
  'GET /article-list/batch-edit/last': async () => ({ data: await lastBatch() }),
  'PUT /update-article/batch-edit': applyBatch,
  'PUT /update-article/batch-edit/undo': undoBatch,
};
