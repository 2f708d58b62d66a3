import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { clusterWaiting } from '#generated/tables/clusterWaiting.ts';
import { db } from '#server/kernel/database/db.ts';
import { bigints, rows, run } from '#server/kernel/database/rows.ts';
import { clusterArticles } from './clusterArticles.ts';

const waitingRow = z.object({ waitingId: z.coerce.number().int(), articleId: z.coerce.number().int() });

/**
 * Articles per call: larger batches regroup related articles and read old days less often. The database itself queues
 * them (database/clusterNotes.ts).
 */
const maxBatch = 2_000;

/** Number of queued articles that are sorted before the first are taken. */
const maxOrdered = 50_000;

/** Maximum calls per job. */
const maxCalls = 5;

/** Removes articles from the clustering queue, in the transaction that wrote them. */
export const removeWaiting = async (articleIds: readonly number[]): Promise<void> => {
  if (articleIds.length > 0)
    await db()
      .delete(clusterWaiting)
      .where(inArray(clusterWaiting.articleId, [...articleIds]));
};

/** Whether any article is queued. */
export const anyWaits = async (): Promise<boolean> => {
  const [row] = await db().select({ waitingId: clusterWaiting.waitingId }).from(clusterWaiting).limit(1);
  return row !== undefined;
};

/**
 * The next queued articles: latest reports first, so that news do not wait behind an import of old articles; articles
 * of one day together, since clustering an old day reads its neighbours too.
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
 * Clusters queued articles until the queue is empty or the job has run long enough. May be aborted at any moment:
 * unfinished articles stay queued.
 * @returns number of articles processed
 */
export const clusterWaitingArticles = async (now: Date, signal?: AbortSignal): Promise<number> => {
  let count = 0;
  for (let call = 0; call < maxCalls && !signal?.aborted; call += 1) {
    const found = await nextWaiting(maxBatch);
    if (found.length === 0) break;
    await clusterArticles([...new Set(found.map(({ articleId }) => articleId))], now.getTime());
    // an article changed in the meantime has another row, which stays
    await run(
      sql`delete from cluster_waiting where waiting_id = any(${bigints(found.map(({ waitingId }) => waitingId))})`,
    );
    count += found.length;
  }
  return count;
};
