import { eq, sql } from 'drizzle-orm';
import { feedVisit } from '#generated/tables/feedVisit.ts';
import { db } from '../../database/db.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

/** One visit, from its begin on. A job that is run again goes on with the row of its first run. */
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

/** In the transaction of the articles: what was stored is counted, once. */
export const countNew = async (feedVisitId: number, stored: number): Promise<void> => {
  if (stored > 0)
    await db()
      .update(feedVisit)
      .set({ newCnt: sql`${feedVisit.newCnt} + ${stored}` })
      .where(eq(feedVisit.feedVisitId, feedVisitId));
};

export interface VisitResult {
  rsltCd: 'collected' | 'unchanged' | 'failed';
  itemCnt: number;
  leftOutCnt: number;
  /** Items that could be stored: new ones and those that were there. */
  usableCnt: number;
  errCn: string | null;
  findings: readonly string[];
  httpStts: number | null;
  spentMs: number;
}

const longestFindings = 4_000;

/** In the transaction that ends the visit. */
export const endVisit = async (feedVisitId: number, result: VisitResult): Promise<void> => {
  const { usableCnt, findings, spentMs, ...columns } = result;
  await db()
    .update(feedVisit)
    .set({
      ...columns,
      knownCnt: sql`greatest(0, ${usableCnt} - ${feedVisit.newCnt})`,
      fndngCn: findings.join('\n').slice(0, longestFindings) || null,
      spentMs: Math.round(spentMs),
      mdfcnDt: new Date(),
    })
    .where(eq(feedVisit.feedVisitId, feedVisitId));
};
