import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { media, mediaFeed, nationCode } from '#generated/tables/index.ts';
import type { UnstartedSources } from '#generated/types/mediaFeedCalls.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';

/** Paused sources of outlets in use that were never visited: shipped with the product, or registered by a list. */
const unstarted = and(
  eq(mediaFeed.useYn, 'N'),
  isNull(mediaFeed.lastClctDt),
  eq(mediaFeed.delYn, 'N'),
  eq(media.useYn, 'Y'),
  eq(media.delYn, 'N'),
);

/** The number of unstarted sources by country of their outlet and by language, largest first. */
export const unstartedSources = async (): Promise<UnstartedSources[]> => {
  const feedCnt = count();
  return db()
    .select({ ntnId: media.ntnId, ntnNm: nationCode.ntnNm, lanCd: mediaFeed.lanCd, feedCnt })
    .from(mediaFeed)
    .innerJoin(media, eq(media.mediaId, mediaFeed.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, media.ntnId))
    .where(unstarted)
    .groupBy(media.ntnId, nationCode.ntnNm, mediaFeed.lanCd)
    .orderBy(desc(feedCnt), media.ntnId, mediaFeed.lanCd);
};

/**
 * Starts the unstarted sources of these countries, in the caller's transaction.
 * @param languages of the sources; empty: any
 * @returns their number
 */
export const startSources = async (
  nations: readonly string[],
  languages: readonly string[],
  userId: string,
  now: Date,
): Promise<number> => {
  const conditions: (SQL | undefined)[] = [
    unstarted,
    inArray(media.ntnId, [...nations]),
    languages.length ? inArray(mediaFeed.lanCd, [...languages]) : undefined,
  ];
  const chosen = db()
    .select({ mediaFeedId: mediaFeed.mediaFeedId })
    .from(mediaFeed)
    .innerJoin(media, eq(media.mediaId, mediaFeed.mediaId))
    .where(and(...conditions));
  const started = await db()
    .update(mediaFeed)
    .set({
      useYn: 'Y',
      clctSttsCd: 'waiting',
      nextClctDt: now,
      dueDt: now,
      mdfrId: userId,
      mdfcnDt: nextVersion(mediaFeed.mdfcnDt),
    })
    .where(inArray(mediaFeed.mediaFeedId, chosen))
    .returning({ mediaFeedId: mediaFeed.mediaFeedId });
  await addHistory(
    started.map(({ mediaFeedId }) => ({
      entityNm: 'mediaFeed',
      recordKey: String(mediaFeedId),
      chgKnd: 'update',
      bfrCn: { useYn: 'N' },
      aftrCn: { useYn: 'Y' },
      rgtrId: userId,
    })),
  );
  return started.length;
};
