import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { clusterWaiting } from '#generated/tables/clusterWaiting.ts';
import { bigints } from '#server/kernel/database/bigints.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { clusterArticles } from './clusterArticles.ts';

const waitingRow = z.object({ waitingId: z.coerce.number().int(), articleId: z.coerce.number().int() });

/**
 * Articles that one call takes: the more at once, the less often what hangs together is grouped anew, and days of long
 * ago are read. The database itself notes them (database/clusterNotes.ts).
 */
const maxBatch = 2_000;

/** So many are put in order before the first of them are taken. */
const maxOrdered = 50_000;

/** Of so many calls a job consists at most. */
const maxCalls = 5;

/** Removes articles from the queue of clustering, in the transaction that wrote them. */
export const removeWaiting = async (articleIds: readonly number[]): Promise<void> => {
  if (articleIds.length > 0)
    await db()
      .delete(clusterWaiting)
      .where(inArray(clusterWaiting.articleId, [...articleIds]));
};

/** Whether any article waits. */
export const anyWaits = async (): Promise<boolean> => {
  const [row] = await db().select({ waitingId: clusterWaiting.waitingId }).from(clusterWaiting).limit(1);
  return row !== undefined;
};

/**
 * Those that come next: the latest reports first, so that news do not wait behind an import of the past, and what is of
 * one day together, since a day of the past takes those beside it along.
 */
export const nextWaiting = (limit: number) =>
  rows(
    waitingRow,
    sql`
  with first as materialized (select waiting_id, article_id from cluster_waiting order by waiting_id limit ${maxOrdered})
  select waiting_id "waitingId", article_id "articleId" from first left join article using (article_id)
  order by coalesce(frm_trsf_nscvrg_dt, reg_dt) desc nulls first, waiting_id limit ${limit}`,
  );

/**
 * Puts what waits into highlights until nothing does, or it has been at it for long. May be broken off at any moment:
 * what was not finished waits on.
 * @returns how many articles it looked at
 */
export const clusterWaitingArticles = async (now: Date, signal?: AbortSignal): Promise<number> => {
  let count = 0;
  for (let call = 0; call < maxCalls && !signal?.aborted; call += 1) {
    const found = await nextWaiting(maxBatch);
    if (found.length === 0) break;
    await clusterArticles([...new Set(found.map(({ articleId }) => articleId))], now.getTime());
    // an article that was written once more meanwhile has a row of its own
    await run(
      sql`delete from cluster_waiting where waiting_id = any(${bigints(found.map(({ waitingId }) => waitingId))})`,
    );
    count += found.length;
  }
  return count;
};
