import { and, eq } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db } from '#server/kernel/database/db.ts';

const select = (mediaFeedId: number) =>
  db()
    .select({
      mediaFeedId: mediaFeed.mediaFeedId,
      mediaId: mediaFeed.mediaId,
      feedUrl: mediaFeed.feedUrl,
      feedTtl: mediaFeed.feedTtl,
      useYn: mediaFeed.useYn,
      clctIntrvl: mediaFeed.clctIntrvl,
      lanCd: mediaFeed.lanCd,
      payYn: mediaFeed.payYn,
      pageYn: mediaFeed.pageYn,
      clctCndCn: mediaFeed.clctCndCn,
      failCnt: mediaFeed.failCnt,
      etag: mediaFeed.etag,
      lastMdfcnNm: mediaFeed.lastMdfcnNm,
      bodyHash: mediaFeed.bodyHash,
      lastClctDt: mediaFeed.lastClctDt,
      lastScsDt: mediaFeed.lastScsDt,
      lastNewDt: mediaFeed.lastNewDt,
      askdYn: mediaFeed.askdYn,
      regDt: mediaFeed.regDt,
      ntnId: media.ntnId,
      rgnTz: media.rgnTz,
      mediaKornNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
    })
    .from(mediaFeed)
    .innerJoin(media, and(eq(media.mediaId, mediaFeed.mediaId), eq(media.delYn, 'N')))
    .where(and(eq(mediaFeed.mediaFeedId, mediaFeedId), eq(mediaFeed.delYn, 'N')));

/** The source data that a visit needs; undefined if the source or its outlet is deleted. */
export const readSource = async (mediaFeedId: number) => (await select(mediaFeedId))[0];

/** `readSource` with a row lock until the running transaction ends. */
export const lockSource = async (mediaFeedId: number) =>
  (await select(mediaFeedId).for('update', { of: mediaFeed }))[0];

export type SourceRow = NonNullable<Awaited<ReturnType<typeof readSource>>>;
