import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import { nextTryOf } from '#server/kernel/jobs/jobOverview.ts';
import { enrichFailedJob } from '../jobs.ts';
import { enrichStored } from './enrichStored.ts';

/** Articles that are not analysed yet, or whose analysis failed. */
export type Waiting = 'new' | 'failed';

const isWaiting = (articles: Waiting): SQL | undefined =>
  and(
    eq(article.anlsYn, 'N'),
    eq(article.delYn, 'N'),
    articles === 'failed' ? eq(article.featExtrErrYn, 'Y') : ne(article.featExtrErrYn, 'Y'),
  );

/** Whether any of these articles is waiting for analysis. */
const isAnyWaiting = async (articles: Waiting): Promise<boolean> => {
  const found = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(isWaiting(articles))
    .limit(1);
  return found.length > 0;
};

/**
 * Analyses these articles until none is left or the job has run long enough. @returns 'more' if some are left
 * @throws Error if some cannot be analysed: the queue retries with increasing delays
 */
export const enrichWaiting = async (
  articles: Waiting,
  { isOver }: Pick<StopCondition, 'isOver'>,
): Promise<void | 'more'> => {
  await enrichStored({ isOver }, isWaiting(articles));
  if (isOver()) return 'more';
  if (articles === 'failed' && (await isAnyWaiting('failed')))
    throw new Error('Some articles cannot be analysed.');
  return undefined;
};

/** Number of articles whose analysis failed, and the time of the next try; null if no queue is open. */
export const failedAnalyses = async (): Promise<{ count: number; nextTryDt: Date | null }> => {
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(article)
    .where(isWaiting('failed'));
  const count = row?.count ?? 0;
  return { count, nextTryDt: count > 0 ? await nextTryOf(enrichFailedJob) : null };
};
