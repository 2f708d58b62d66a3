import { and, asc, eq, gt } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db } from '#server/kernel/database/db.ts';
import { putJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { visitJob } from '../jobs.ts';
import { maxAtOnce, visitOf } from './dueSources.ts';

/**
 * Puts a visit for each source that somebody asked for into the queue. The mark stays until that visit begins: a job of
 * the source that waits or runs already keeps this one out, and may have been let go by its visit.
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
      await putJobs(
        visitJob,
        asked.map((source) => visitOf(source, true)),
      );
    queued += asked.length;
    last = asked.at(-1)?.mediaFeedId ?? last;
    if (asked.length < maxAtOnce) return queued;
  }
};

/** When the requested visit starts: later requests cause another one. */
export const takeRequest = async (mediaFeedId: number): Promise<void> => {
  await db()
    .update(mediaFeed)
    .set({ askdYn: 'N' })
    .where(and(eq(mediaFeed.mediaFeedId, mediaFeedId), eq(mediaFeed.askdYn, 'Y')));
};
