import { and, eq, inArray } from 'drizzle-orm';
import { firstVisit } from '#contract/collecting.ts';
import { mediaFeed, nationCode } from '#generated/tables/index.ts';
import type { ImportedSources, ListedSource } from '#generated/types/mediaFeedCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import type { LookupOptions } from '#server/kernel/outside/guardedLookup.ts';
import { credentialsSentence, hasCredentials } from '#server/kernel/outside/publicAddress.ts';
import { addressLock } from '#server/modules/outlets/index.ts';
import { type ListedFeed, listProblems, outlineRefusals } from '../collect/feeds/opml.ts';
import { feedAddress } from './feedAddress.ts';
import { feedOutlet } from './feedOutlet.ts';
import { readOpmlInThread } from './readInThread.ts';

export interface ImportOptions {
  /** Minutes between two visits. */
  clctIntrvl: number;
  /** Country of outlets whose domain implies none. */
  ntnId: string | null;
  visitor: Pick<LookupOptions, 'isAllowed'>;
  /** Dry run: nothing is stored. */
  isTrial: boolean;
  now: Date;
  random: () => number;
}

/** Feeds stored per transaction. */
const atOnce = 25;

const states = { fresh: 'new', known: 'known', refused: 'refused' } as const;

const inside = '내부망 주소라서 등록할 수 없습니다.';

/** A feed of the list with its canonical address, or the reason why it is not registered. */
type CheckedFeed =
  | { feed: ListedFeed; canonicalUrl: string; refusal?: never }
  | { feed: ListedFeed; canonicalUrl: null; refusal: string };

const checkFeed = (feed: ListedFeed, visitor: ImportOptions['visitor']): CheckedFeed => {
  if (hasCredentials(feed.xmlUrl)) return { feed, canonicalUrl: null, refusal: credentialsSentence };
  const canonicalUrl = feedAddress(feed.xmlUrl, visitor);
  return canonicalUrl === null ? { feed, canonicalUrl, refusal: inside } : { feed, canonicalUrl };
};

const knownAddresses = async (addresses: readonly string[]): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set();
  const rows = await db()
    .select({ canonicalUrl: mediaFeed.canonicalUrl })
    .from(mediaFeed)
    .where(and(inArray(mediaFeed.canonicalUrl, [...addresses]), eq(mediaFeed.delYn, 'N')));
  return new Set(rows.flatMap(({ canonicalUrl }) => canonicalUrl ?? []));
};

const line = (feed: ListedFeed, stateCd: string, reason: string | null = null): ListedSource => ({
  feedTtl: feed.title,
  feedUrl: feed.xmlUrl,
  htmlUrl: feed.htmlUrl,
  stateCd,
  reason,
  line: null,
});

const storeFeeds = async (
  batch: readonly CheckedFeed[],
  nations: ReadonlySet<string>,
  caller: Caller | null,
  options: ImportOptions & { newCnt: number },
): Promise<void> => {
  const { clctIntrvl, now, random, newCnt } = options;
  const rgtrId = caller?.user.userId ?? 'SYSTEM';
  await inTransaction(() =>
    advisoryLock(addressLock, async () => {
      for (const { feed, canonicalUrl } of batch) {
        const ntnId = options.ntnId && nations.has(options.ntnId) ? options.ntnId : null;
        const mediaId = await feedOutlet({ name: feed.title, address: feed.htmlUrl ?? feed.xmlUrl, ntnId });
        const at = firstVisit(now, clctIntrvl, random(), newCnt);
        await db()
          .insert(mediaFeed)
          .values({
            mediaId,
            feedUrl: feed.xmlUrl,
            canonicalUrl,
            feedTtl: feed.title.slice(0, 300),
            clctIntrvl,
            nextClctDt: at,
            dueDt: at,
            rgtrId,
            mdfrId: rgtrId,
          })
          .onConflictDoNothing();
      }
    }),
  );
};

/**
 * Registers the feeds of an OPML list, and an outlet for each domain that has none. Existing sources stay unchanged;
 * refused feeds are reported line by line. Idempotent.
 * @throws Failure 400 for a document that is not a list
 */
export const importSources = async (
  bytes: Buffer,
  caller: Caller | null,
  options: ImportOptions,
): Promise<ImportedSources> => {
  const list = await readOpmlInThread(bytes);
  if (!list.feeds) throw badRequest(`목록을 읽을 수 없습니다. ${listProblems[list.problem]}`);
  const checked = list.feeds.map((feed) => checkFeed(feed, options.visitor));
  const known = await knownAddresses(checked.flatMap(({ canonicalUrl }) => canonicalUrl ?? []));
  const fresh = checked.filter(({ canonicalUrl }) => canonicalUrl !== null && !known.has(canonicalUrl));
  const nations = new Set(
    (await db().select({ ntnId: nationCode.ntnId }).from(nationCode)).map(({ ntnId }) => ntnId),
  );
  if (!options.isTrial)
    for (let from = 0; from < fresh.length; from += atOnce)
      await storeFeeds(fresh.slice(from, from + atOnce), nations, caller, {
        ...options,
        newCnt: fresh.length,
      });
  const items = [
    ...checked.map(({ feed, canonicalUrl, refusal }) =>
      canonicalUrl === null
        ? line(feed, states.refused, refusal)
        : line(feed, known.has(canonicalUrl) ? states.known : states.fresh),
    ),
    ...list.refused.map((refused) => ({
      feedTtl: refused.title,
      feedUrl: refused.address,
      htmlUrl: null,
      stateCd: states.refused,
      reason: outlineRefusals[refused.reason],
      line: refused.line,
    })),
  ];
  const countOf = (stateCd: string): number => items.filter((item) => item.stateCd === stateCd).length;
  return {
    ttl: list.title,
    newCnt: countOf(states.fresh),
    knownCnt: countOf(states.known),
    refusedCnt: countOf(states.refused) + list.moreRefused,
    items,
  };
};
