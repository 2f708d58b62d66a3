import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import type { FeedDocument, FeedItem } from '../collect/feeds/feedDocument.ts';
import type { RawNews } from '../collect/newsItem.ts';

/** The fields of a source that its articles use. */
export interface SourceOutlet {
  mediaFeedId: number;
  mediaId: number;
  mediaNm: string;
  /** ISO 3166-1 alpha-2 of the outlet. */
  ntnId: string | null;
  /** The outlet's offset from UTC, such as +09:00. */
  rgnTz: string | null;
  /** Language that was declared for the source, if any. */
  lanCd: string | null;
  payYn: 'Y' | 'N';
}

/** Base of relative links: of the item, else of the document, else the address that sent it. */
const baseOf = (item: FeedItem, { base, link }: FeedDocument, url: string): string =>
  [item.base, base, link].flatMap((address) => (address && URL.parse(address, url)?.href) || [])[0] ?? url;

/** An item of a document, as `normalise` takes it. */
export const rawOf = (
  item: FeedItem,
  document: FeedDocument,
  outlet: SourceOutlet,
  { language, url }: { language: string; url: string },
): RawNews => ({
  mediaName: outlet.mediaNm,
  ntnId: outlet.ntnId,
  zone: outlet.rgnTz,
  urlBase: baseOf(item, document, url),
  // an item that inherits its document's language gets the language decided for the document
  lang: item.language === document.language ? language : (item.language ?? language),
  lclanTtl: item.title,
  articleCn: item.content ?? item.summary,
  url: item.link ?? null,
  frmTrsfNscvrgDt: item.published ?? item.updated,
  jrnlLclanNm: item.authors,
  guid: item.guid,
});

/** Addresses of pages on which several of the items lie, each with a fragment of its own. */
export const pagesOfSeveral = (items: readonly RawNews[]): Set<string> => {
  const fragments = new Map<string, Set<string>>();
  for (const { url, urlBase } of items) {
    const address = url ? webAddress(url, urlBase) : null;
    if (!address) continue;
    const page = canonicalUrl(address);
    fragments.set(page, (fragments.get(page) ?? new Set()).add(new URL(address).hash));
  }
  return new Set([...fragments].flatMap(([page, { size }]) => (size > 1 ? [page] : [])));
};
