import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { isPending } from '#server/kernel/jobs/jobOverview.ts';
import { enrichAgainJob, enrichJob } from '../jobs.ts';

/** End of a batch, after which the next one continues, from the newest article to the oldest. */
interface Place {
  at: Date;
  articleId: number;
}

const behind = (place: Place | undefined) =>
  place &&
  sql`(${article.frmTrsfNscvrgDt}, ${article.articleId}) < (${place.at.toISOString()}::timestamptz, ${place.articleId})`;

const nextOnes = (since: Date, place: Place | undefined, size: number) =>
  db()
    .select({ articleId: article.articleId, at: article.frmTrsfNscvrgDt, anlsYn: article.anlsYn })
    .from(article)
    .where(and(gte(article.frmTrsfNscvrgDt, since), behind(place), eq(article.delYn, 'N')))
    .orderBy(desc(article.frmTrsfNscvrgDt), desc(article.articleId))
    .limit(size);

interface Marked {
  count: number;
  /** Where marking was stopped before all were marked. */
  place: Place | undefined;
}

/**
 * Marks articles reported since then as not analysed, newest first, in batches. Their version stays, because no content
 * has changed. @param from where an earlier call stopped
 */
export const markAgain = async (
  since: Date,
  { isOver }: Pick<StopCondition, 'isOver'> = neverStop,
  from?: Place,
): Promise<Marked> => {
  let count = 0;
  let place = from;
  const inTurn = paced();
  while (!isOver()) {
    const last = await inTurn(async (size) => {
      const batch = await nextOnes(since, place, size);
      const ids = batch.filter(({ anlsYn }) => anlsYn === 'Y').map(({ articleId }) => articleId);
      if (ids.length)
        await db()
          .update(article)
          .set({ anlsYn: 'N' })
          .where(and(inArray(article.articleId, ids), eq(article.anlsYn, 'Y')));
      count += ids.length;
      return batch.length < size ? undefined : batch.at(-1);
    });
    if (!last?.at) return { count, place: undefined };
    place = { at: last.at, articleId: last.articleId };
  }
  return { count, place };
};

/** Above this number the count is not exact. */
export const maxCounted = 10_000;

/** Number of articles waiting for analysis, at most `maxCounted` + 1; without failed ones (see enrichmentJob.ts). */
export const countWaiting = async (): Promise<number> => {
  const waiting = db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(and(eq(article.anlsYn, 'N'), eq(article.delYn, 'N'), ne(article.featExtrErrYn, 'Y')))
    .limit(maxCounted + 1)
    .as('waiting');
  const [row] = await db().select({ count: sql<number>`count(*)::int` }).from(waiting);
  return row?.count ?? 0;
};

/** Queues a new analysis, with the current dictionary, of articles reported since then. @throws Failure 503 */
export const enrichAgain = (since: Date): Promise<void> =>
  queueJobs(enrichAgainJob, [{ data: { since: since.toISOString() }, singletonKey: randomUUID() }]);

/** Whether any process is doing that: choosing articles, or analysing waiting ones. */
export const isEnrichingAgain = async (): Promise<boolean> =>
  (await isPending(enrichAgainJob)) || (await isPending(enrichJob));
