import { asc, inArray } from 'drizzle-orm';
import { clusterWaiting } from '#generated/tables/clusterWaiting.ts';
import { db } from '../../database/db.ts';
import { clusterArticles } from './clusterArticles.ts';

/** Articles that one call takes. */
const most = 500;

/** In the transaction that writes the articles: they want to be put into highlights. */
export const waitForClusters = async (articleIds: readonly number[]): Promise<void> => {
  if (articleIds.length > 0)
    await db()
      .insert(clusterWaiting)
      .values(articleIds.map((articleId) => ({ articleId })));
};

/** Whether any article waits. */
export const anyWaits = async (): Promise<boolean> => {
  const [row] = await db().select({ waitingId: clusterWaiting.waitingId }).from(clusterWaiting).limit(1);
  return row !== undefined;
};

/**
 * Puts what waits into highlights until nothing does. May be broken off at any moment: what was not finished waits on.
 * @returns how many articles it looked at
 */
export const clusterWaitingArticles = async (now: Date, signal?: AbortSignal): Promise<number> => {
  let count = 0;
  while (!signal?.aborted) {
    const rows = await db()
      .select({ waitingId: clusterWaiting.waitingId, articleId: clusterWaiting.articleId })
      .from(clusterWaiting)
      .orderBy(asc(clusterWaiting.waitingId))
      .limit(most);
    if (rows.length === 0) break;
    await clusterArticles([...new Set(rows.map(({ articleId }) => articleId))], now.getTime());
    // an article that was written once more meanwhile has a row of its own
    await db()
      .delete(clusterWaiting)
      .where(
        inArray(
          clusterWaiting.waitingId,
          rows.map(({ waitingId }) => waitingId),
        ),
      );
    count += rows.length;
  }
  return count;
};
