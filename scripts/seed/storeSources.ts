import { mediaFeed } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { feedAddress, outletId } from '#server/modules/collection/index.ts';
import { demoSources } from '../demo/sources.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

/** Stores well-known feeds if there are no sources, all paused: nothing is fetched until a user activates them. */
export const storeSources = async (): Promise<void> => {
  const [known] = await db().select({ mediaFeedId: mediaFeed.mediaFeedId }).from(mediaFeed).limit(1);
  if (known) return;
  await inTransaction(async () => {
    for (const { feedTtl, feedUrl, mediaName, domain, ntnId, lanCd } of demoSources) {
      const mediaId = await outletId({ mediaName, mediaDomain: domain, ntnId, lang: lanCd });
      await db()
        .insert(mediaFeed)
        .values({
          mediaId,
          feedTtl,
          feedUrl,
          canonicalUrl: feedAddress(feedUrl, {}),
          lanCd,
          clctIntrvl: 60,
          useYn: 'N',
          clctSttsCd: 'paused',
          ...registrar,
        })
        .onConflictDoNothing();
    }
  });
};
