import { setTimeout as wait } from 'node:timers/promises';
import { and, gt, inArray, lte, max, min, type SQL } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
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
  let size = firstSize;
  let after = (bounds?.first ?? 1) - 1;
  while (after < last && !isOver()) {
    const upTo = Math.min(last, after + stretch);
    const since = performance.now();
    const here = and(which, gt(article.articleId, after), lte(article.articleId, upTo));
    const ids = await enrichBatch(here, size);
    const took = performance.now() - since;
    after = ids.length === size ? (ids.at(-1) ?? upTo) : upTo;
    count += ids.length;
    if (ids.length) size = nextSize(size, took);
    await wait(ids.length ? pauseBetweenBatches(took) : 0);
  }
  return count;
};

/** Analyses these articles in batches, unless they have been analysed in the meantime. */
export const enrichThese = async (
  articleIds: readonly number[],
  { isOver }: Pick<StopCondition, 'isOver'>,
): Promise<void> => {
  for (let from = 0; from < articleIds.length && !isOver(); from += firstSize) {
    const since = performance.now();
    await enrichBatch(inArray(article.articleId, articleIds.slice(from, from + firstSize)), firstSize);
    await wait(pauseBetweenBatches(performance.now() - since));
  }
};
