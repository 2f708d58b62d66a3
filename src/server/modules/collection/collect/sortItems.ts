import { hash } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { archived, isStored } from '#server/kernel/crud/archived.ts';
import { db } from '#server/kernel/database/db.ts';
import { isVersionOf } from './headlines.ts';
import type { NewsItem } from './newsItem.ts';
import { articlesAtOther, atKeys } from './otherAddresses.ts';

const digest = (text: string): string => hash('sha256', text, 'base64url');

/** Key of an item by the identifier that its outlet gave it; null without one. */
export const guidKey = ({ guid, mediaId }: NewsItem): string | null =>
  guid && mediaId !== undefined ? digest(`${mediaId}\n${guid}`) : null;

/** Fingerprint of what a feed says of an item: headline, text, and the time that it states. */
export const feedHash = ({ lclanTtl, articleCn, frmTrsfNscvrgDt, isCollectedTime }: NewsItem): string =>
  digest(`${lclanTtl}\n${articleCn}\n${isCollectedTime ? '' : (frmTrsfNscvrgDt?.getTime() ?? '')}`);

/** What is stored by one of these, archived articles included: a source that repeats them brings nothing new. */
const storedBy = (
  canonicalUrls: readonly string[],
  guids: readonly string[],
  ids: readonly number[],
  hashes: readonly string[],
) =>
  db()
    .select({
      articleId: article.articleId,
      mediaId: article.mediaId,
      canonicalUrl: article.canonicalUrl,
      contentHash: article.contentHash,
      srcGuid: article.srcGuid,
      srcNm: article.srcNm,
      feedHash: article.feedHash,
      lanCd: article.lanCd,
      lclanTtl: article.lclanTtl,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      mdaCrctDt: article.mdaCrctDt,
      regDt: article.regDt,
    })
    .from(article)
    .where(
      or(
        atKeys(canonicalUrls),
        and(
          isStored(article.delYn),
          or(inArray(article.srcGuid, [...guids]), inArray(article.articleId, [...ids])),
        ),
        and(inArray(article.contentHash, [...hashes]), eq(article.delYn, archived)),
      ),
    );

type Stored = Awaited<ReturnType<typeof storedBy>>[number];

/** How stored articles come to differ. */
export interface Correcting {
  /** The time of the visit, or of the visit whose answer is read anew. */
  at: Date;
  /** An earlier answer is read anew by other rules: the outlet has changed nothing. */
  isReread?: boolean;
}

/** An item whose article is stored. */
export interface KnownItem {
  item: NewsItem;
  articleId: number;
}

export interface SortedItems {
  /** Items to store, unless their address is known. */
  fresh: NewsItem[];
  /** Stored with other words, another time or another address. */
  corrections: KnownItem[];
  /** Known articles for which it is not stored yet what their feed says of them. */
  unmarked: KnownItem[];
}

const isSameTime = (item: NewsItem, { frmTrsfNscvrgDt }: Stored): boolean =>
  !item.isCollectedTime && item.frmTrsfNscvrgDt?.getTime() === frmTrsfNscvrgDt?.getTime();

const hour = 3_600_000;
/** A text under the same headline counts as corrected in the first week, and again after this time. */
const correctedAgain = 6 * hour;
const lastCorrected = 7 * 24 * hour;
/** A time so close to the visit is that of the visit. */
const atVisit = hour / 6;

/**
 * Whether a change under the same headline is one that feeds make by themselves at every visit: a counter or another
 * teaser in the text, the present moment as the time.
 */
const isFickle = (
  item: NewsItem,
  { lclanTtl, mdaCrctDt, regDt }: Stored,
  { at, isReread }: Correcting,
): boolean => {
  if (item.lclanTtl !== lclanTtl) return false;
  const since = (time: Date | null): number => at.getTime() - (time?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (since(item.frmTrsfNscvrgDt) < atVisit) return true;
  // what newer rules read is no change by the feed, whenever it is
  return !isReread && (since(mdaCrctDt) < correctedAgain || since(regDt) > lastCorrected);
};

/**
 * Sorts the items of one source by what is stored. The same identifier at a new address is the same article, unless the
 * headline and the time are others'; only the source that an article came from corrects it.
 */
export const sortItems = async (items: readonly NewsItem[], correcting: Correcting): Promise<SortedItems> => {
  const sorted: SortedItems = { fresh: [], corrections: [], unmarked: [] };
  const guids = items.flatMap((item) => guidKey(item) ?? []);
  const urls = items.flatMap(({ canonicalUrl }) => canonicalUrl ?? []);
  const atOther = await articlesAtOther(urls);
  const hashes = items.flatMap((item) => (item.canonicalUrl ? [] : item.contentHash));
  const stored = await storedBy(urls, guids, [...atOther.values()], hashes);
  const byId = new Map(stored.map((row) => [row.articleId, row]));
  const byGuid = new Map(stored.flatMap((row) => (row.srcGuid ? [[row.srcGuid, row]] : [])));
  const byUrl = new Map(stored.flatMap((row) => (row.canonicalUrl ? [[row.canonicalUrl, row]] : [])));
  const byHash = new Map(stored.map((row) => [row.contentHash, row]));
  for (const item of items) {
    const guid = guidKey(item);
    const { canonicalUrl: url } = item;
    const other = url ? byId.get(atOther.get(url) ?? 0) : undefined;
    // another outlet may name the address first
    const isOfOutlet = item.mediaId === undefined || item.mediaId === other?.mediaId;
    const ofPage =
      other && isOfOutlet && isVersionOf(item.lclanTtl, other.lclanTtl ?? '') ? other : undefined;
    const atUrl = (url ? byUrl.get(url) : byHash.get(item.contentHash)) ?? ofPage;
    const ofGuid = guid ? byGuid.get(guid) : undefined;
    const isOther =
      ofGuid && !atUrl && !isSameTime(item, ofGuid) && !isVersionOf(item.lclanTtl, ofGuid.lclanTtl ?? '');
    const found = atUrl ?? (isOther ? undefined : ofGuid);
    if (!found) {
      sorted.fresh.push(isOther ? { ...item, guid: null } : item);
      continue;
    }
    const { articleId } = found;
    if (item.mediaId === undefined || found.srcNm !== item.sourceName) continue;
    if (found.feedHash === null) sorted.unmarked.push({ item, articleId });
    else if (
      found.feedHash === feedHash(item) &&
      (!url || found.canonicalUrl === url || found === ofPage) &&
      // a feed says nothing new of it, but newer rules may
      (!correcting.isReread || found.lanCd === item.lang)
    )
      continue;
    // the address of a page that shows other articles in turn
    else if ((guid && found.srcGuid && guid !== found.srcGuid) || isFickle(item, found, correcting)) continue;
    else if (isVersionOf(item.lclanTtl, found.lclanTtl ?? '') || (guid && guid === found.srcGuid))
      sorted.corrections.push({ item, articleId });
  }
  return sorted;
};
