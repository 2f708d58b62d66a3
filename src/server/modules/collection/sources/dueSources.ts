import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { putJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { visitJob } from '../jobs.ts';

/** How many sources are handed to the queue at once. */
export const maxAtOnce = 200;

/** The group of jobs that go to one server. */
export const hostOf = (feedUrl: string): string => URL.parse(feedUrl)?.host ?? feedUrl;

export const visitOf = (source: { mediaFeedId: number; feedUrl: string }, byHand: boolean) => ({
  data: { mediaFeedId: source.mediaFeedId, ...(byHand && { byHand }) },
  singletonKey: String(source.mediaFeedId),
  group: { id: hostOf(source.feedUrl) },
  // somebody waits for it
  ...(byHand && { priority: 10 }),
});

/**
 * Puts a visit for each source that is due into the queue and its next one an interval ahead, in one transaction:
 * several processes that look at the same time share the sources, and a kill leaves none behind.
 * @returns how many were put there; as many as one round takes means that there may be more
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
    await putJobs(
      visitJob,
      due.map((source) => visitOf(source, false)),
    );
    const ids = due.map(({ mediaFeedId }) => mediaFeedId);
    // The visit itself says when the next one is; this stands for the case that it never comes to an end.
    await db()
      .update(mediaFeed)
      .set({
        // of a source that nobody has given a time yet
        dueDt: sql`coalesce(${mediaFeed.dueDt}, ${mediaFeed.nextClctDt}, ${now.toISOString()}::timestamptz)`,
        nextClctDt: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${mediaFeed.clctIntrvl})`,
      })
      .where(inArray(mediaFeed.mediaFeedId, ids));
    return due.length;
  });

/** Minutes that a visit may wait in the queue, beside the interval of its source. */
const graceMinutes = 15;

/**
 * Sources whose visit has been due for longer than their interval are marked as late: nobody else would tell that the
 * workers stand still. Only a visit, or somebody who changes the source, moves the time at which it is due.
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
        // of one that is broken that is the more important news
        inArray(mediaFeed.clctSttsCd, ['waiting', 'normal', 'silent']),
        sql`${mediaFeed.dueDt} < ${now.toISOString()}::timestamptz
          - make_interval(mins => ${graceMinutes}::int + ${mediaFeed.clctIntrvl})`,
        exists(outlet),
      ),
    );
};
