import { count, eq } from 'drizzle-orm';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import type { SourceCounts } from '#generated/types/mediaFeedCalls.ts';
import { db } from '#server/kernel/database/db.ts';

/** How many sources are in each state. */
export const sourceCounts = async (): Promise<SourceCounts> => {
  const rows = await db()
    .select({ state: mediaFeed.clctSttsCd, n: count() })
    .from(mediaFeed)
    .where(eq(mediaFeed.delYn, 'N'))
    .groupBy(mediaFeed.clctSttsCd);
  const countOf = (state: string): number => rows.find((row) => row.state === state)?.n ?? 0;
  return {
    totalCnt: rows.reduce((sum, { n }) => sum + n, 0),
    waitingCnt: countOf('waiting'),
    normalCnt: countOf('normal'),
    lateCnt: countOf('late'),
    silentCnt: countOf('silent'),
    brokenCnt: countOf('broken'),
    goneCnt: countOf('gone'),
    pausedCnt: countOf('paused'),
  };
};
