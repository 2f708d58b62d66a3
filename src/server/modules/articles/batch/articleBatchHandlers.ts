import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { maxArticles } from '#contract/batchEdit.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser, batchEdit, changeHistory } from '#generated/tables/index.ts';
import type { BatchResult, LastBatch } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { advisoryLock, afterCommit, db, reader } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { badRequest, unauthorized, validationFailure } from '#server/kernel/failure.ts';
import type { Texts } from './editedTexts.ts';
import { type Replacing, replacingOf } from './places.ts';
import { batchIds, previewBatch } from './preview.ts';
import { refusalOf, replaced } from './replace.ts';
import { lockTexts, readTexts, writeTexts } from './writeTexts.ts';

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

/**
 * Goes through articles a few at a time, in transactions of their own that no other edit of many articles shares, and lets
 * others work in between.
 */
const inSlices = async (
  ids: readonly number[],
  work: (slice: readonly number[]) => Promise<void>,
): Promise<void> => {
  const sorted = [...ids].sort((one, other) => one - other);
  let size = firstSize;
  while (sorted.length) {
    const since = performance.now();
    const slice = sorted.splice(0, size);
    await advisoryLock('batch edit', () => work(slice));
    const took = performance.now() - since;
    size = nextSize(size, took);
    if (sorted.length) await wait(pauseBetweenBatches(took));
  }
};

/** What still says what the edit made of it goes back: a later correction by a person stays. */
const asBefore = (now: Texts, before: Partial<Texts>, after: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Texts)[])
      .filter((name) => now[name] === (after[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );

/** The edit that is to be taken back. @throws Failure 400 where another one came after it, or it was taken back */
const requireLast = async (batchEditId: number) => {
  const last = await lastRow();
  if (last?.batchEditId !== batchEditId)
    throw badRequest('되돌릴 수 있는 것은 마지막 일괄 수정뿐입니다. 화면을 새로 고쳐 주세요.');
  return last;
};

/** Takes the last edit back, a few articles at a time. Broken off, it is taken back by the same call once more. */
const undo = async (batchEditId: number, who: string): Promise<BatchResult> => {
  const last = await requireLast(batchEditId);
  const { historyIds } = last.bfrCn as { historyIds: number[] };
  const changes = await db()
    .select({ recordKey: changeHistory.recordKey, bfrCn: changeHistory.bfrCn, aftrCn: changeHistory.aftrCn })
    .from(changeHistory)
    .where(inArray(changeHistory.chgHstryId, historyIds));
  const byArticle = new Map(changes.map((change) => [Number(change.recordKey), change]));
  let [changed, seen] = [0, 0];
  await inSlices([...byArticle.keys()], async (ids) => {
    await requireLast(batchEditId);
    const found = await lockTexts(ids);
    seen += found.length;
    for (const one of found) {
      const { bfrCn, aftrCn } = byArticle.get(one.articleId) ?? { bfrCn: {}, aftrCn: {} };
      const back = asBefore(one.texts, bfrCn as Partial<Texts>, aftrCn as Partial<Texts>);
      const restored = Object.keys(back).length;
      if (restored) await writeTexts(one, back, who);
      if (restored === Object.keys(aftrCn as object).length) changed += 1;
    }
  });
  await db()
    .update(batchEdit)
    .set({ undoDt: new Date(), undoId: who })
    .where(and(eq(batchEdit.batchEditId, batchEditId), isNull(batchEdit.undoDt)));
  return { batchEditId, changed, unchanged: seen - changed, moved: 0, missing: byArticle.size - seen };
};

const undoBatch: Handler<'PUT /update-article/batch-edit/undo'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  return { data: await undo(body.batchEditId, caller.user.userId) };
};

/** Articles whose texts are read at once. */
const maxRead = 200;

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

/** @throws Failure 400 where the change would leave an article without what it needs: nothing is stored then */
const assertAllowed = async (ids: readonly number[], replacing: Replacing): Promise<void> => {
  for (let from = 0; from < ids.length; from += maxRead) {
    for (const { texts } of await readTexts(ids.slice(from, from + maxRead))) {
      const refusal = refusalOf(texts, replaced(texts, replacing));
      if (refusal) throw badRequest(`${refusal} 이 기사를 빼고 다시 시도해 주세요. (${titleOf(texts)})`);
    }
  }
};

/** Notes which changes belong to the edit, with those of each slice in its transaction: what is noted can be undone. */
const noteBatch = async (
  batchEditId: number | null,
  { fromText, toText }: Replacing,
  historyIds: readonly number[],
  who: string,
): Promise<number> => {
  const facts = { chgCnt: historyIds.length, bfrCn: { historyIds }, mdfrId: who };
  if (batchEditId !== null) {
    await db().update(batchEdit).set(facts).where(eq(batchEdit.batchEditId, batchEditId));
    return batchEditId;
  }
  const [kept] = await db()
    .insert(batchEdit)
    .values({ fromText, toText, ...facts, rgtrId: who })
    .returning({ batchEditId: batchEdit.batchEditId });
  if (!kept) throw new Error('The batch edit was not noted.');
  return kept.batchEditId;
};

/**
 * Replaces a text in the chosen articles, wherever it stands, a few at a time. Articles in which it stands no more stay as
 * they are, and so do those that somebody changed after they were looked at.
 */
const applyBatch: Handler<'PUT /update-article/batch-edit'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  const replacing = replacingOf(body);
  if (replacing.fromText === replacing.toText) throw badRequest('찾을 글과 바꿀 글이 같습니다.');
  const ids = checked(body.articleIds);
  const readDt = body.readDt ? new Date(body.readDt) : undefined;
  const who = caller.user.userId;
  await assertAllowed(ids, replacing);
  let batchEditId: number | null = null;
  let historyIds: number[] = [];
  let [moved, seen] = [0, 0];
  await inSlices(ids, async (slice) => {
    const found = await lockTexts(slice);
    const written: number[] = [];
    let movedNow = 0;
    for (const one of found) {
      const changed = replaced(one.texts, replacing);
      // what it may not become was checked: since then somebody has changed it
      if ((readDt && one.mdfcnDt > readDt) || refusalOf(one.texts, changed)) movedNow += 1;
      else if (Object.keys(changed).length) written.push(await writeTexts(one, changed, who));
    }
    const all = [...historyIds, ...written];
    const noted: number | null = written.length
      ? await noteBatch(batchEditId, replacing, all, who)
      : batchEditId;
    afterCommit(() => {
      [batchEditId, historyIds] = [noted, all];
      moved += movedNow;
      seen += found.length;
    });
  });
  const changed = historyIds.length;
  return {
    data: { batchEditId, changed, unchanged: seen - changed - moved, moved, missing: ids.length - seen },
  };
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
