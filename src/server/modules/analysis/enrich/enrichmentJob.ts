import { and, eq, gt, inArray, lte, max, min, ne, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { nextTryOf } from '#server/kernel/jobs/jobOverview.ts';
import { enrichFailedJob } from '../jobs.ts';
import { enrichBatch, notAnalysed } from './enrichBatch.ts';

/** Range of ids per query for unanalysed articles. */
const stretch = 1_000;

/**
 * Analyses articles not analysed yet: those older than the dictionary and those that an error stopped. In small
 * batches; may be aborted at any moment and repeated.
 * @param which restricts the articles; default: all
 * @returns number of articles processed
 */
export const enrichStored = async (
  { isOver }: Pick<StopCondition, 'isOver'> = neverStop,
  which?: SQL,
): Promise<number> => {
  const [bounds] = await db()
    .select({ first: min(article.articleId), last: max(article.articleId) })
    .from(article)
    .where(and(which, notAnalysed));
  const last = bounds?.last ?? 0;
  let count = 0;
  let after = (bounds?.first ?? 1) - 1;
  const batch = paced();
  while (after < last && !isOver()) {
    const upTo = Math.min(last, after + stretch);
    const here = and(which, gt(article.articleId, after), lte(article.articleId, upTo));
    const ids = await batch(
      async (size) => {
        const analysed = await enrichBatch(here, size);
        after = analysed.length === size ? (analysed.at(-1) ?? upTo) : upTo;
        return analysed;
      },
      (analysed) => analysed.length === 0,
    );
    count += ids.length;
  }
  return count;
};

/** Analyses these articles in batches, unless they have been analysed in the meantime. */
export const enrichThese = async (
  articleIds: readonly number[],
  { isOver }: Pick<StopCondition, 'isOver'>,
): Promise<void> => {
  const left = [...articleIds];
  const batch = paced();
  while (left.length && !isOver())
    await batch((size) => enrichBatch(inArray(article.articleId, left.splice(0, size)), size));
};

/** Articles that are not analysed yet, or whose analysis failed. */
type Waiting = 'new' | 'failed';

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
