import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { feedVisit } from '#generated/tables/feedVisit.ts';
import { db } from '#server/kernel/database/db.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

/** Starts the record of a visit. A retried job continues the row of its first run. */
export const beginVisit = async (visit: {
  jobId: string;
  mediaFeedId: number;
  bgngDt: Date;
  byHand: boolean;
}): Promise<number> => {
  const { jobId, mediaFeedId, bgngDt, byHand } = visit;
  const [row] = await db()
    .insert(feedVisit)
    .values({
      jobId,
      mediaFeedId,
      bgngDt,
      rsltCd: 'running',
      trgrCd: byHand ? 'byHand' : 'schedule',
      ...registrar,
    })
    .onConflictDoUpdate({
      target: feedVisit.jobId,
      targetWhere: eq(feedVisit.delYn, 'N'),
      set: { mdfcnDt: new Date() },
    })
    .returning({ feedVisitId: feedVisit.feedVisitId });
  if (!row) throw new Error(`The visit of job ${jobId} could not be noted.`);
  return row.feedVisitId;
};

/** Whether this job has started a visit that was requested by hand. */
export const isRequestedVisit = async (jobId: string): Promise<boolean> => {
  const started = await db()
    .select({ feedVisitId: feedVisit.feedVisitId })
    .from(feedVisit)
    .where(and(eq(feedVisit.jobId, jobId), eq(feedVisit.trgrCd, 'byHand'), eq(feedVisit.delYn, 'N')));
  return started.length > 0;
};

/** Call in the transaction of the articles: counts new and corrected ones exactly once. */
export const countStored = async (feedVisitId: number, stored: number, corrected: number): Promise<void> => {
  if (stored + corrected > 0)
    await db()
      .update(feedVisit)
      .set({
        newCnt: sql`${feedVisit.newCnt} + ${stored}`,
        crctCnt: sql`${feedVisit.crctCnt} + ${corrected}`,
      })
      .where(eq(feedVisit.feedVisitId, feedVisitId));
};

const day = 86_400_000;
/** New and corrected articles of one source within 24 hours: several times as many as the largest agencies publish. */
export const maxDailyArticles = 5_000;

/** Whether the visits of a source in the last 24 hours have brought or corrected more articles than any outlet does. */
export const isFlooding = async (mediaFeedId: number, now: Date): Promise<boolean> => {
  const [row] = await db()
    .select({ count: sql<number>`coalesce(sum(${feedVisit.newCnt} + ${feedVisit.crctCnt}), 0)::int` })
    .from(feedVisit)
    .where(
      and(
        eq(feedVisit.mediaFeedId, mediaFeedId),
        gte(feedVisit.bgngDt, new Date(now.getTime() - day)),
        eq(feedVisit.delYn, 'N'),
      ),
    );
  return (row?.count ?? 0) >= maxDailyArticles;
};

export interface VisitResult {
  rsltCd: 'collected' | 'unchanged' | 'failed';
  itemCnt: number;
  leftOutCnt: number;
  /** Items that could be stored: new and already stored ones. */
  usableCnt: number;
  errCn: string | null;
  findings: readonly string[];
  httpStts: number | null;
  spentMs: number;
}

const maxFindingsLength = 4_000;

/**
 * Call in the transaction that ends the visit. @returns the number of new articles, including those of earlier tries
 */
export const endVisit = async (feedVisitId: number, result: VisitResult): Promise<number> => {
  const { usableCnt, findings, spentMs, ...columns } = result;
  const [ended] = await db()
    .update(feedVisit)
    .set({
      ...columns,
      knownCnt: sql`greatest(0, ${usableCnt} - ${feedVisit.newCnt})`,
      fndngCn: findings.join('\n').slice(0, maxFindingsLength) || null,
      spentMs: Math.round(spentMs),
      mdfcnDt: new Date(),
    })
    .where(eq(feedVisit.feedVisitId, feedVisitId))
    .returning({ newCnt: feedVisit.newCnt });
  return ended?.newCnt ?? 0;
};

/** Milliseconds after which a visit counts as abandoned: longer than all attempts of its job take. */
const maxVisit = 3_600_000;

/**
 * Ends visits whose process died and whose job was given up. Their stored articles stay; the next visit collects the
 * rest.
 */
export const endAbandonedVisits = async (now: Date): Promise<void> => {
  await db()
    .update(feedVisit)
    .set({
      rsltCd: 'failed',
      errCn: '수집하던 서버가 멈춰 중단되었습니다. 다음 차례에 이어서 모읍니다.',
      mdfcnDt: new Date(),
    })
    .where(and(eq(feedVisit.rsltCd, 'running'), lt(feedVisit.bgngDt, new Date(now.getTime() - maxVisit))));
};
