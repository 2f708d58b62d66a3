import { and, asc, eq, gt } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db } from '#server/kernel/database/db.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { visitJob } from '../jobs.ts';
import { maxAtOnce, visitOf } from './dueSources.ts';

/**
 * Queues a visit for each source with a user's request. The mark stays until that visit begins: a waiting or running
 * job of the source keeps the new one out of the queue, and its visit may have begun before the request.
 */
export const queueRequestedSources = async (): Promise<number> => {
  let queued = 0;
  for (let last = 0; ; ) {
    const asked = await db()
      .select({ mediaFeedId: mediaFeed.mediaFeedId, feedUrl: mediaFeed.feedUrl })
      .from(mediaFeed)
      .innerJoin(media, and(eq(media.mediaId, mediaFeed.mediaId), eq(media.delYn, 'N')))
      .where(and(eq(mediaFeed.askdYn, 'Y'), eq(mediaFeed.delYn, 'N'), gt(mediaFeed.mediaFeedId, last)))
      .orderBy(asc(mediaFeed.mediaFeedId))
      .limit(maxAtOnce);
    if (asked.length)
      await queueJobs(
        visitJob,
        asked.map((source) => visitOf(source, true)),
      );
    queued += asked.length;
    last = asked.at(-1)?.mediaFeedId ?? last;
    if (asked.length < maxAtOnce) return queued;
  }
};

/** Call at the start of the requested visit: later requests cause another one. */
export const clearRequest = async (mediaFeedId: number): Promise<void> => {
  await db()
    .update(mediaFeed)
    .set({ askdYn: 'N' })
    .where(and(eq(mediaFeed.mediaFeedId, mediaFeedId), eq(mediaFeed.askdYn, 'Y')));
};
