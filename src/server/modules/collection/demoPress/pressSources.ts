import { and, eq, inArray, sql } from 'drizzle-orm';
import { article } from '#generated/tables/article.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { outletId } from '../collect/outlets.ts';
import { registerLanguages } from '../collect/registerLanguages.ts';
import { feedAddress } from '../sources/feedAddress.ts';
import { sourceName } from '../sources/readVisit.ts';

/** An outlet of the demo press, as its worker thread reports it. */
export interface PressSource {
  domain: string;
  mediaName: string;
  /** ISO 3166-1 alpha-2. */
  ntnId: string;
  /** BCP 47. */
  lanCd: string;
  feedTtl: string;
  /** Its host ends in `.example`. */
  feedUrl: string;
}

const system = 'SYSTEM';
/** Minutes: the shortest interval that a source may have. */
const interval = 5;
const remark = '체험용 언론사입니다. 매체와 기사는 모두 지어낸 것입니다.';

/** Sources of the demo press: their top-level domain (.example) has no real sites. */
const isMadeUp = and(eq(mediaFeed.rgtrId, system), sql`${mediaFeed.feedUrl} ~ '^http://[^/]+[.]example/'`);

/** Initial values of a source, also when it is activated again. */
const fresh = { useYn: 'Y', clctSttsCd: 'waiting', failCnt: 0 } as const;

/** Sources visited at once. */
const atOnce = 4;

/** The first visits of the others are spread over the interval, so that new articles arrive every half minute. */
const firstVisit = (now: Date, at: number, of: number): Date =>
  new Date(now.getTime() + (Math.max(0, at - atOnce + 1) / of) * interval * 60_000);

/** Registers missing sources of the press, and reactivates those that the product itself deactivated. */
export const storePressSources = (sources: readonly PressSource[], now: Date): Promise<void> =>
  inTransaction(async () => {
    await registerLanguages(sources.map(({ lanCd }) => lanCd));
    for (const [at, { domain, mediaName, ntnId, lanCd, feedTtl, feedUrl }] of sources.entries()) {
      const due = firstVisit(now, at, sources.length);
      const mediaId = await outletId({ mediaName, mediaDomain: domain, ntnId, lang: lanCd });
      await db()
        .insert(mediaFeed)
        .values({
          mediaId,
          feedTtl,
          feedUrl,
          canonicalUrl: feedAddress(feedUrl, {}),
          lanCd,
          clctIntrvl: interval,
          rmrk: remark,
          rgtrId: system,
          mdfrId: system,
          ...fresh,
          nextClctDt: due,
          dueDt: due,
        })
        .onConflictDoNothing();
    }
    // a source deactivated by a user stays so
    await db()
      .update(mediaFeed)
      .set({ ...fresh, nextClctDt: now, dueDt: now })
      .where(and(isMadeUp, eq(mediaFeed.useYn, 'N'), eq(mediaFeed.mdfrId, system)));
  });

/** Deactivates the sources of the demo press, whose server is not running. */
export const pausePressSources = async (): Promise<void> => {
  await db()
    .update(mediaFeed)
    .set({ useYn: 'N', clctSttsCd: 'paused' })
    .where(and(isMadeUp, eq(mediaFeed.useYn, 'Y')));
};

/** Addresses of the press articles stored so far. */
export const storedPressUrls = async (): Promise<string[]> => {
  const sources = await db().select({ mediaFeedId: mediaFeed.mediaFeedId }).from(mediaFeed).where(isMadeUp);
  if (sources.length === 0) return [];
  const stored = await db()
    .select({ url: article.url })
    .from(article)
    .where(
      inArray(
        article.srcNm,
        sources.map(({ mediaFeedId }) => sourceName(mediaFeedId)),
      ),
    );
  return stored.flatMap(({ url }) => url ?? []);
};
