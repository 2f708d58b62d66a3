import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { visitJob } from '../jobs.ts';

/** Maximum number of sources queued at once. */
export const maxAtOnce = 200;

/** The group of jobs for one server. */
export const hostOf = (feedUrl: string): string => URL.parse(feedUrl)?.host ?? feedUrl;

export const visitOf = (source: { mediaFeedId: number; feedUrl: string }, byHand: boolean) => ({
  data: { mediaFeedId: source.mediaFeedId, ...(byHand && { byHand }) },
  singletonKey: String(source.mediaFeedId),
  group: { id: hostOf(source.feedUrl) },
  // a user is waiting for it
  ...(byHand && { priority: 10 }),
});

/**
 * Queues a visit for each due source and moves its next visit one interval ahead, in one transaction: several processes
 * that run this at the same time share the sources, and a killed process loses none.
 * @returns how many were queued; `maxAtOnce` means that there may be more
 */
export const queueDueSources = async (now: Date): Promise<number> =>
  inTransaction(async () => {
    const due = await db()
      .select({
        mediaFeedId: mediaFeed.mediaFeedId,
        feedUrl: mediaFeed.feedUrl,
      })
      .from(mediaFeed)
      .innerJoin(media, and(eq(media.mediaId, mediaFeed.mediaId), eq(media.delYn, 'N')))
      .where(
        and(
          eq(mediaFeed.delYn, 'N'),
          eq(mediaFeed.useYn, 'Y'),
          or(isNull(mediaFeed.nextClctDt), lte(mediaFeed.nextClctDt, now)),
        ),
      )
      .orderBy(sql`${mediaFeed.nextClctDt} nulls first`, asc(mediaFeed.mediaFeedId))
      .limit(maxAtOnce)
      .for('update', { of: mediaFeed, skipLocked: true });
    if (due.length === 0) return 0;
    await queueJobs(
      visitJob,
      due.map((source) => visitOf(source, false)),
    );
    const ids = due.map(({ mediaFeedId }) => mediaFeedId);
    // The visit itself sets the time of the next one; this value applies if the visit never ends.
    await db()
      .update(mediaFeed)
      .set({
        // for a source without a due time
        dueDt: sql`coalesce(${mediaFeed.dueDt}, ${mediaFeed.nextClctDt}, ${now.toISOString()}::timestamptz)`,
        nextClctDt: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${mediaFeed.clctIntrvl})`,
      })
      .where(inArray(mediaFeed.mediaFeedId, ids));
    return due.length;
  });

/** Minutes that a visit may wait in the queue, in addition to the interval of its source. */
const graceMinutes = 15;

/**
 * Marks sources as late if their visit has been overdue for longer than their interval: no other check would show that
 * the workers have stopped. Only a visit, or a change of the source by a user, moves the due time.
 */
export const markLateSources = async (now: Date): Promise<void> => {
  const outlet = db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(and(eq(media.mediaId, mediaFeed.mediaId), eq(media.delYn, 'N')));
  await db()
    .update(mediaFeed)
    .set({ clctSttsCd: 'late' })
    .where(
      and(
        eq(mediaFeed.useYn, 'Y'),
        eq(mediaFeed.delYn, 'N'),
        // if a source is broken, that is the more important state
        inArray(mediaFeed.clctSttsCd, ['waiting', 'normal', 'silent']),
        sql`${mediaFeed.dueDt} < ${now.toISOString()}::timestamptz
          - make_interval(mins => ${graceMinutes}::int + ${mediaFeed.clctIntrvl})`,
        exists(outlet),
      ),
    );
};
