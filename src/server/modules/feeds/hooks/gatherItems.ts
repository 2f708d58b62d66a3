import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, webHook, webHookDelivery, webHookSent } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { viewOf } from '#server/modules/platform/index.ts';
import { newItems } from '../views/newItems.ts';
import { queryOfView } from '../views/viewQuery.ts';
import { type Hook, isActive, pauseHook, readerOf } from './hooks.ts';

/** Items per delivery. */
const maxItems = 100;

/**
 * Hours for which an item may come into the view after it was registered: one that is stored while others are gathered,
 * or gets its country only when it is analysed, is sent too.
 */
const lateHours = 24;

const now = async (): Promise<Date> =>
  (await row(z.object({ now: z.coerce.date() }), sql`select now() as now`)).now;

const isWaiting = ({ hookId }: Hook) =>
  and(
    eq(webHookDelivery.hookId, hookId),
    eq(webHookDelivery.sttsCd, 'waiting'),
    eq(webHookDelivery.testYn, 'N'),
  );

/** Nothing is left to send: what was registered long before is looked at no more. */
const moveOn = async ({ hookId, sinceDt }: Hook, begun: Date): Promise<void> => {
  const next = new Date(begun.getTime() - lateHours * 3_600_000);
  // once an hour is enough
  if (sinceDt && next.getTime() - sinceDt.getTime() < 3_600_000) return;
  await inTransaction(async () => {
    await db().update(webHook).set({ sinceDt: next }).where(eq(webHook.hookId, hookId));
    await db()
      .delete(webHookSent)
      .where(and(eq(webHookSent.hookId, hookId), lt(webHookSent.itemRegDt, next)));
  });
};

/** Stores a delivery with its items, each of which a hook sends once. */
const storeDelivery = (
  { hookId }: Hook,
  items: readonly { articleId: number; regDt: string }[],
): Promise<void> =>
  inTransaction(async () => {
    const [hook] = await db()
      .select()
      .from(webHook)
      .where(and(eq(webHook.hookId, hookId), isActive))
      .for('update');
    // another process was faster: its items go first
    if (!hook || (await db().$count(webHookDelivery, isWaiting(hook)))) return;
    const [delivery] = await db()
      .insert(webHookDelivery)
      .values({ hookId, nextTryDt: sql`now()` })
      .returning({ dlvrId: webHookDelivery.dlvrId });
    const { dlvrId } = delivery as { dlvrId: number };
    const stored = await db()
      .insert(webHookSent)
      .values(
        items.map(({ articleId, regDt }) => ({ hookId, articleId, dlvrId, itemRegDt: new Date(regDt) })),
      )
      .onConflictDoNothing()
      .returning({ articleId: webHookSent.articleId });
    const isThis = eq(webHookDelivery.dlvrId, dlvrId);
    if (stored.length) await db().update(webHookDelivery).set({ itemCnt: stored.length }).where(isThis);
    else await db().delete(webHookDelivery).where(isThis);
  });

/**
 * Puts what is new for a hook into a delivery, the oldest first, unless one is still waiting. A hook whose view is gone,
 * or whose administrator is, pauses.
 */
export const gatherItems = async (catalogue: Catalogue, hook: Hook): Promise<void> => {
  if (await db().$count(webHookDelivery, isWaiting(hook))) return;
  const reader = await readerOf(hook);
  const view = reader && (await viewOf(catalogue, reader, hook.viewId));
  const wanted = view && (await queryOfView(catalogue, view, reader));
  if (!reader || !wanted) {
    const why = reader
      ? '보낼 보기가 지워졌거나 볼 수 없게 되었습니다.'
      : '등록한 사람이 더는 관리자가 아닙니다.';
    await pauseHook(catalogue, hook, why);
    return;
  }
  const begun = await now();
  const isNew = sql`not exists (select from ${webHookSent} where ${webHookSent.hookId} = ${hook.hookId}
    and ${webHookSent.articleId} = ${article.articleId} and ${webHookSent.delYn} = 'N')`;
  const since = gte(article.regDt, hook.sinceDt ?? hook.regDt);
  const items = await newItems(catalogue, wanted, reader, {
    limit: maxItems,
    extra: and(since, isNew),
    isOldestFirst: true,
  });
  if (items.length) await storeDelivery(hook, items);
  else await moveOn(hook, begun);
};
