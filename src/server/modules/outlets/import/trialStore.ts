import { and, eq, inArray } from 'drizzle-orm';
import { mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import { matchOutlets, missingFields, outcomeOf } from './matchOutlets.ts';
import type { OutletOutcome, OutletStore } from './outletStore.ts';

const storedFeeds = async (outlets: readonly ListedOutlet[]): Promise<string[]> => {
  const addresses = outlets.flatMap(({ feeds }) => feeds.map(({ canonicalUrl }) => canonicalUrl));
  if (addresses.length === 0) return [];
  const rows = await db()
    .select({ canonicalUrl: mediaFeed.canonicalUrl })
    .from(mediaFeed)
    .where(and(inArray(mediaFeed.canonicalUrl, addresses), eq(mediaFeed.delYn, 'N')));
  return rows.flatMap(({ canonicalUrl }) => canonicalUrl ?? []);
};

/** A dry run: the outcomes of the store for one list, batch after batch, without storing anything. */
export const trialStore = (): OutletStore => {
  const seenOutlets = new Set<string>();
  const seenFeeds = new Set<string>();
  const isFirst = (seen: Set<string>, address: string): boolean => {
    const isNew = !seen.has(address);
    seen.add(address);
    return isNew;
  };
  return {
    storeBatch: async (outlets) => {
      const matched = await matchOutlets(outlets);
      for (const address of await storedFeeds(outlets)) seenFeeds.add(address);
      return matched.map(({ listed, known, refused }): OutletOutcome => {
        if (refused) return refused;
        const feeds = listed.feeds.filter(({ canonicalUrl }) => isFirst(seenFeeds, canonicalUrl)).length;
        const isRepeated = !isFirst(seenOutlets, listed.canonicalUrl);
        if (isRepeated) return outcomeOf('known', known?.mediaId ?? null, { feeds });
        if (!known) return outcomeOf('stored', null, { feeds });
        const filled = Object.keys(missingFields(known, listed));
        return outcomeOf(filled.length ? 'filled' : 'known', known.mediaId, { filled, feeds });
      });
    },
  };
};
