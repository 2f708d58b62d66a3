import { countText } from '#contract/countText.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { lineOf } from '#server/kernel/text/plainText.ts';
import { documentText } from '../collect/documentText.ts';
import { visitBounds } from '../collect/feeds/bounds.ts';
import { feedAddresses, type NamedFeed } from '../collect/feeds/feedAddresses.ts';
import type { FeedDocument, FeedItem } from '../collect/feeds/feedDocument.ts';
import { feedNotes, feedProblems } from '../collect/feeds/feedProblem.ts';
import { readFeed } from '../collect/feeds/readFeed.ts';
import { itemFindings, type ReviewedItem, reviewItems } from '../collect/feeds/reviewItems.ts';
import { languageDrift, languageOf } from '../collect/language.ts';
import { dedupeKey, type NewsItem, type RawNews } from '../collect/newsItem.ts';
import { normalise } from '../collect/normalise.ts';

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

export interface ReadVisit {
  title: string | null;
  /** Language of most of its items, detected in the texts. */
  language: string;
  /** A sentence if the texts are clearly not in the declared language. */
  drift: string | null;
  items: NewsItem[];
  /** Number of items in the document, including those left out. */
  itemCount: number;
  leftOut: number;
  /** Problems found, a sentence each. */
  findings: string[];
}

/** A document as its server sent it. */
export interface VisitedDocument {
  bytes: Uint8Array;
  contentType: string | null;
  /** The address that sent it, behind redirects. */
  url: string;
}

/** The articles of a document, or its problem; of a page also the feeds that it links to. */
export type Reading = ReadVisit | { problem: string; feeds?: NamedFeed[] };

/** Characters of articles that one visit may return, whatever becomes of its bytes. */
const maxCharacters = 2 * visitBounds.maxBytes;

const charactersOf = ({ lclanTtl, articleCn, url, canonicalUrl, jrnlLclanNm }: NewsItem): number =>
  [lclanTtl, articleCn, url, canonicalUrl, jrnlLclanNm].reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** The source name under which articles of a source are counted. */
export const sourceName = (mediaFeedId: number): string => `feed:${mediaFeedId}`;

const sampleOf = (items: readonly ReviewedItem[]): string =>
  items
    .slice(0, 20)
    .map(({ item }) => lineOf(`${item.title ?? ''} ${(item.summary ?? item.content ?? '').slice(0, 400)}`))
    .join(' ')
    .slice(0, 4_000);

/** Base of relative links: of the item, else of the document, else the address that sent it. */
const baseOf = (item: FeedItem, { base, link }: FeedDocument, url: string): string =>
  [item.base, base, link].flatMap((address) => (address && URL.parse(address, url)?.href) || [])[0] ?? url;

const rawOf = (
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
const pagesOfSeveral = (items: readonly RawNews[]): Set<string> => {
  const fragments = new Map<string, Set<string>>();
  for (const { url, urlBase } of items) {
    const address = url ? webAddress(url, urlBase) : null;
    if (!address) continue;
    const page = canonicalUrl(address);
    fragments.set(page, (fragments.get(page) ?? new Set()).add(new URL(address).hash));
  }
  return new Set([...fragments].flatMap(([page, { size }]) => (size > 1 ? [page] : [])));
};

const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });

const driftSentence = (declared: string, seen: string, byUs: boolean): string => {
  const [declaredName, found] = [languageOf(declared, ''), seen].map((tag) => koreanNames.of(tag) ?? tag);
  const declaration = byUs
    ? `이 수집원의 언어는 ${declaredName}로 등록되어 있지만`
    : `피드는 언어를 ${declaredName}라고 밝히지만`;
  return `${declaration} 글은 ${found}로 보입니다. 기사는 ${found}로 저장합니다.`;
};

const counted = (sentence: string, count: number): string => `${sentence} (${countText(count)})`;

/**
 * Result of a visit to a source: the articles of its document, ready to be stored, and the problems found. Pure and
 * bounded; `now` is passed in.
 */
export const readVisit = (
  { bytes: received, contentType, url }: VisitedDocument,
  outlet: SourceOutlet,
  now: Date,
): Reading => {
  const bytes = Buffer.from(received.buffer, received.byteOffset, received.byteLength);
  const { document, problem, notes } = readFeed(bytes, { contentType });
  if (!document)
    return {
      problem: feedProblems[problem],
      ...(problem === 'htmlPage' && { feeds: feedAddresses(documentText(bytes, contentType).text, url) }),
    };
  if (document.items.length === 0 && notes.includes('unfinished')) return { problem: feedProblems.brokenOff };
  const { items: reviewed, findings } = reviewItems(document.items, now, {
    zone: outlet.rgnTz,
    nation: outlet.ntnId,
    lang: outlet.lanCd ?? document.language,
  });
  const sample = sampleOf(reviewed);
  const looked = languageOf(null, sample, outlet.ntnId);
  const declared = outlet.lanCd ?? document.language ?? null;
  const seen = languageDrift(declared, sample);
  const language = seen ?? (declared ? languageOf(declared, '') : looked);

  const refusals = new Map<string, number>();
  const items = new Map<string, NewsItem>();
  let characters = 0;
  const context = { language: language === 'und' ? looked : language, url };
  const raws = reviewed.map(({ item }) => rawOf(item, document, outlet, context));
  const several = pagesOfSeveral(raws);
  for (const raw of raws) {
    const address = raw.url ? webAddress(raw.url, raw.urlBase) : null;
    const keepFragment = address !== null && several.has(canonicalUrl(address));
    const { item: news, refused } = normalise({ ...raw, keepFragment }, sourceName(outlet.mediaFeedId), now);
    if (refused) refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
    else {
      const own: NewsItem = {
        ...news,
        mediaId: outlet.mediaId,
        isPaid: outlet.payYn === 'Y',
        // an article belongs to a day: without a time that can be read, to the one of its collection
        ...(news.frmTrsfNscvrgDt === null && { frmTrsfNscvrgDt: now, isCollectedTime: true }),
      };
      if (items.has(dedupeKey(own))) {
        findings.samePage = (findings.samePage ?? 0) + 1;
        continue;
      }
      items.set(dedupeKey(own), own);
      characters += charactersOf(own);
      if (characters > maxCharacters) return { problem: feedProblems.tooLarge };
    }
  }
  return {
    title: lineOf(document.title ?? '').slice(0, 300) || null,
    language: looked,
    drift: declared && seen ? driftSentence(declared, seen, outlet.lanCd !== null) : null,
    items: [...items.values()],
    itemCount: document.items.length,
    leftOut: document.items.length - items.size,
    findings: [
      ...notes.map((note) => feedNotes[note]),
      ...Object.entries(findings).map(([finding, count]) =>
        counted(itemFindings[finding as keyof typeof itemFindings], count),
      ),
      ...[...refusals].map(([refusal, count]) => counted(`${refusal}: 제외했습니다.`, count)),
    ],
  };
};
