import { and, eq, inArray } from 'drizzle-orm';
import { countText, grouped } from '#contract/countText.ts';
import { media, mediaFeed } from '#generated/tables/index.ts';
import type { FoundFeed, TriedItem, TriedSource } from '#generated/types/mediaFeedCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound } from '#server/kernel/failure.ts';
import type { NamedFeed } from '../collect/feeds/feedAddresses.ts';
import type { NewsItem } from '../collect/newsItem.ts';
import { articlesAt } from '../collect/otherAddresses.ts';
import { readVisitByRule } from './collectionRule.ts';
import { feedAddress } from './feedAddress.ts';
import { fetchFeed, type Visitor } from './fetchFeed.ts';
import type { SourceOutlet } from './rawItems.ts';
import { requireAddress } from './sourceColumns.ts';
import { downloadSentence } from './visitSentences.ts';

/** Maximum items shown by a trial. */
const maxShown = 10;
const maxSummaryLength = 200;

const noOutlet: SourceOutlet = {
  mediaFeedId: 0,
  mediaId: 0,
  mediaNm: '-',
  ntnId: null,
  rgnTz: null,
  lanCd: null,
  payYn: 'N',
};

const outletOf = async (mediaId: number | null | undefined): Promise<SourceOutlet> => {
  if (!mediaId) return noOutlet;
  const [row] = await db()
    .select({
      mediaNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      ntnId: media.ntnId,
      rgnTz: media.rgnTz,
    })
    .from(media)
    .where(and(eq(media.mediaId, mediaId), eq(media.delYn, 'N')));
  if (!row) throw notFound('매체');
  const { mediaNm, mediaLclanNm, ...place } = row;
  return { ...noOutlet, ...place, mediaId, mediaNm: mediaNm ?? mediaLclanNm ?? '-' };
};

/** Registered sources by address. */
const registered = async (addresses: readonly (string | null)[]): Promise<Map<string, number>> => {
  const requested = addresses.filter((address) => address !== null);
  if (requested.length === 0) return new Map();
  const rows = await db()
    .select({ canonicalUrl: mediaFeed.canonicalUrl, mediaFeedId: mediaFeed.mediaFeedId })
    .from(mediaFeed)
    .where(and(inArray(mediaFeed.canonicalUrl, requested), eq(mediaFeed.delYn, 'N')));
  return new Map(rows.flatMap((row) => (row.canonicalUrl ? [[row.canonicalUrl, row.mediaFeedId]] : [])));
};

const knownAddresses = async (items: readonly NewsItem[]): Promise<Set<string>> =>
  new Set((await articlesAt(items.flatMap(({ canonicalUrl }) => canonicalUrl ?? []))).keys());

const shown = (item: NewsItem, known: ReadonlySet<string>): TriedItem => ({
  ttl: item.lclanTtl,
  url: item.url,
  reportDt: item.frmTrsfNscvrgDt?.toISOString() ?? null,
  lanCd: item.lang,
  smry: item.articleCn.slice(0, maxSummaryLength).toWellFormed() || null,
  knownYn: item.canonicalUrl && known.has(item.canonicalUrl) ? 'Y' : 'N',
});

const nothing = {
  feedTtl: null,
  lanCd: null,
  itemCnt: 0,
  newCnt: 0,
  leftOutCnt: 0,
  findings: [],
  items: [],
  feeds: [],
  mediaFeedId: null,
};

const foundSentence = (feeds: readonly FoundFeed[]): string =>
  feeds.length
    ? `웹 페이지입니다. 이 안에서 피드 ${grouped(feeds.length)}개를 찾았습니다. 하나를 골라 주세요.`
    : '웹 페이지이고 피드를 알리는 링크가 없습니다. 매체에 피드 주소를 물어보거나 다른 주소를 넣어 주세요.';

/** The feeds that a page links to, and which of them are registered. */
const feedsOfPage = async (named: readonly NamedFeed[], visitor: Visitor): Promise<FoundFeed[]> => {
  const keys = named.map((feed) => feedAddress(feed.address, visitor));
  const known = await registered(keys);
  return named.map((feed, index) => ({
    feedUrl: feed.address,
    feedTtl: feed.title,
    mediaFeedId: known.get(keys[index] ?? '') ?? null,
  }));
};

export interface Trial {
  feedUrl: string;
  mediaId?: number | null | undefined;
  /** The source being edited: its own address is not a duplicate. */
  mediaFeedId?: number | null | undefined;
  lanCd?: string | null | undefined;
  /** The condition on articles, see `readVisitByRule`. */
  clctCndCn?: string | null | undefined;
}

/**
 * Visits an address once and reports what would be collected; stores nothing. A page address returns the feeds it links
 * to.
 * @throws Failure 400 for an address that is not public, 404 for a deleted outlet
 */
export const trySource = async (
  { feedUrl, mediaId, mediaFeedId, lanCd, clctCndCn }: Trial,
  visitor: Visitor,
  now: Date,
): Promise<TriedSource> => {
  const address = requireAddress(feedUrl, visitor);
  const outlet = { ...(await outletOf(mediaId)), lanCd: lanCd ?? null };
  const own = (await registered([address])).get(address) ?? null;
  const other = own === mediaFeedId ? null : own;
  const download = await fetchFeed(feedUrl, { etag: null, lastModified: null }, visitor);
  const answer = { ...nothing, feedUrl, mediaFeedId: other };
  if (download.outcome !== 'body') {
    const message = download.outcome === 'failed' ? downloadSentence(download) : '바뀐 것이 없습니다.';
    return { ...answer, valid: false, message };
  }
  const { bytes, contentType, url, movedTo } = download;
  const visit = await readVisitByRule({ bytes, contentType, url }, outlet, clctCndCn, now);
  if ('problem' in visit) {
    if (!visit.feeds) return { ...answer, valid: false, message: visit.problem };
    const feeds = await feedsOfPage(visit.feeds, visitor);
    return { ...answer, valid: false, message: foundSentence(feeds), feeds };
  }
  const known = await knownAddresses(visit.items);
  const items = visit.items.map((item) => shown(item, known));
  const newCnt = items.filter(({ knownYn }) => knownYn === 'N').length;
  const message = other
    ? '이미 등록된 수집원입니다.'
    : `글 ${countText(visit.itemCount)} 가운데 ${countText(newCnt)}이 새 기사로 들어옵니다.`;
  return {
    ...answer,
    valid: other === null,
    message,
    feedUrl: movedTo ?? feedUrl,
    feedTtl: visit.title,
    lanCd: visit.language === 'und' ? null : visit.language,
    itemCnt: visit.itemCount,
    newCnt,
    leftOutCnt: visit.leftOut,
    findings: visit.findings,
    items: items.slice(0, maxShown),
  };
};
