import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { watchWaiting } from '#generated/tables/index.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { bigints, rows, run } from '#server/kernel/database/rows.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import { announceHits } from '#server/modules/platform/index.ts';
import { readMatchItems } from '#server/modules/search/index.ts';
import { watchedSearches } from './compiledSearches.ts';
import { renameNotices } from './retitled.ts';

/** Articles that are compared at once. */
const batch = 100;

const waitingRow = z.object({
  waitingId: z.coerce.number(),
  articleId: z.coerce.number(),
  queuedDt: z.coerce.date(),
});

/** Whether an article waits to be compared. */
export const isAnyWaiting = async (): Promise<boolean> =>
  (await db().select({ id: watchWaiting.waitingId }).from(watchWaiting).limit(1)).length > 0;

/** The articles found, and their searches. */
interface Pair {
  viewId: number;
  articleId: number;
  /** When the article came in, or changed. */
  foundDt: Date;
}

/**
 * Stores the hits of some articles, and forgets those they no longer are. A hit is stored once, however often an article
 * changes; what has been told stays.
 */
const storeHits = async (articleIds: readonly number[], pairs: readonly Pair[]): Promise<void> => {
  const [views, articles] = [pairs.map(({ viewId }) => viewId), pairs.map(({ articleId }) => articleId)];
  const times = sql.param(pairs.map(({ foundDt }) => foundDt.toISOString()));
  await run(sql`
    delete from watch_hit h where h.article_id = any(${bigints(articleIds)})
      and not exists (select from unnest(${bigints(views)}, ${bigints(articles)}) as now (view_id, article_id)
        where now.view_id = h.view_id and now.article_id = h.article_id)
      and not exists (select from watch_told t join watch w using (watch_id)
        where w.view_id = h.view_id and t.article_id = h.article_id and t.del_yn = 'N')`);
  if (pairs.length === 0) return;
  await run(sql`
      insert into watch_hit (view_id, article_id, found_dt)
        select view_id, article_id, found_dt
          from unnest(${bigints(views)}, ${bigints(articles)}, ${times}::timestamptz[]) as found (view_id, article_id, found_dt)
        order by 1, 2
      on conflict (view_id, article_id) where del_yn = 'N' do nothing`);
  await announceHits();
};

/** Compares the next waiting articles with all saved searches. @returns how many rows of the queue were done */
export const matchSome = async (limit = batch): Promise<number> => {
  const waiting = await rows(
    waitingRow,
    sql`select waiting_id "waitingId", article_id "articleId", reg_dt "queuedDt" from watch_waiting order by waiting_id limit ${limit}`,
  );
  if (waiting.length === 0) return 0;
  const since = new Map(waiting.toReversed().map(({ articleId, queuedDt }) => [articleId, queuedDt]));
  const ids = [...since.keys()];
  const { index } = await watchedSearches();
  const pairs: Pair[] = [];
  const yieldWhenDue = cooperativeYield();
  for (const item of await readMatchItems(ids))
    for (const viewId of await index.matching(item, yieldWhenDue))
      pairs.push({ viewId, articleId: item.articleId, foundDt: since.get(item.articleId) ?? new Date() });
  // an article changed in the meantime has another row, which stays
  await inTransaction(async () => {
    await storeHits(ids, pairs);
    await renameNotices(ids);
    await db()
      .delete(watchWaiting)
      .where(
        inArray(
          watchWaiting.waitingId,
          waiting.map(({ waitingId }) => waitingId),
        ),
      );
  });
  return waiting.length;
};

/** Compares waiting articles until none is left or the job has run long enough. May be interrupted at any moment. */
export const matchWaiting = async ({ isOver, signal }: StopCondition): Promise<void | 'more'> => {
  while (!signal.aborted) {
    if (isOver()) return 'more';
    if ((await matchSome()) === 0) return undefined;
  }
  return undefined;
};
