import { countText } from '#contract/countText.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { lineOf } from '#server/kernel/text/plainText.ts';
import { documentText } from '../collect/documentText.ts';
import { visitBounds } from '../collect/feeds/bounds.ts';
import { feedAddresses, type NamedFeed } from '../collect/feeds/feedAddresses.ts';
import type { FeedItem } from '../collect/feeds/feedDocument.ts';
import { feedNotes, feedProblems } from '../collect/feeds/feedProblem.ts';
import { readFeed } from '../collect/feeds/readFeed.ts';
import { type ItemFinding, itemFindings, reviewItems } from '../collect/feeds/reviewItems.ts';
import { languageDrift, languageOf } from '../collect/language.ts';
import { dedupeKey, type NewsItem, type RawNews } from '../collect/newsItem.ts';
import { normalise } from '../collect/normalise.ts';
import { pagesOfSeveral, rawOf, type SourceOutlet } from './rawItems.ts';

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
  /** Of these the usable ones that the source's rule leaves out. */
  ruledOut?: number;
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

const sampleOf = (items: readonly FeedItem[]): string =>
  items
    .slice(0, 20)
    .map((item) => lineOf(`${item.title ?? ''} ${(item.summary ?? item.content ?? '').slice(0, 400)}`))
    .join(' ')
    .slice(0, 4_000);

const exampleOf = ({ lclanTtl, url }: RawNews): string =>
  lineOf((lclanTtl ?? url ?? '').slice(0, 200))
    .slice(0, 60)
    .toWellFormed();

interface OwnItems {
  /** No two of the same page. */
  items: NewsItem[];
  /** Reason of a refusal → number of items, and the first of them. */
  refusals: ReadonlyMap<string, { count: number; example: string }>;
  /** Number of items left out because another one has the same page. */
  samePage: number;
}

/** The items as articles of the outlet; null if they have more than `maxCharacters`. */
const ownItems = (raws: readonly RawNews[], outlet: SourceOutlet, now: Date): OwnItems | null => {
  const refusals = new Map<string, { count: number; example: string }>();
  const items = new Map<string, NewsItem>();
  let samePage = 0;
  let characters = 0;
  const several = pagesOfSeveral(raws);
  for (const raw of raws) {
    const address = raw.url ? webAddress(raw.url, raw.urlBase) : null;
    const keepFragment = address !== null && several.has(canonicalUrl(address));
    const { item, refused } = normalise({ ...raw, keepFragment }, sourceName(outlet.mediaFeedId), now);
    if (refused) {
      const earlier = refusals.get(refused);
      refusals.set(refused, {
        count: (earlier?.count ?? 0) + 1,
        example: earlier?.example ?? exampleOf(raw),
      });
      continue;
    }
    const own: NewsItem = {
      ...item,
      mediaId: outlet.mediaId,
      isPaid: outlet.payYn === 'Y',
      // an article belongs to a day: without a time that can be read, to the one of its collection
      ...(item.frmTrsfNscvrgDt === null && { frmTrsfNscvrgDt: now, isCollectedTime: true }),
    };
    const key = dedupeKey(own);
    if (items.has(key)) {
      samePage += 1;
      continue;
    }
    items.set(key, own);
    characters += charactersOf(own);
    if (characters > maxCharacters) return null;
  }
  return { items: [...items.values()], refusals, samePage };
};

const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });

const driftSentence = (declared: string, seen: string, byUs: boolean): string => {
  const [declaredName, found] = [languageOf(declared, ''), seen].map((tag) => koreanNames.of(tag) ?? tag);
  const declaration = byUs
    ? `이 수집원의 언어는 ${declaredName}로 등록되어 있지만`
    : `피드는 언어를 ${declaredName}라고 밝히지만`;
  return `${declaration} 글은 ${found}로 보입니다. 기사는 ${found}로 저장합니다.`;
};

const counted = (sentence: string, count: number, example?: string): string =>
  `${sentence} (${countText(count)})${example ? ` 예: ‘${example}’` : ''}`;

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
  const sample = sampleOf(document.items);
  const looked = languageOf(null, sample, outlet.ntnId);
  const declared = outlet.lanCd ?? document.language ?? null;
  const seen = languageDrift(declared, sample);
  const language = seen ?? (declared ? languageOf(declared, '') : looked);

  const context = { language: language === 'und' ? looked : language, url };
  const {
    items: reviewed,
    findings,
    examples,
  } = reviewItems(document.items, now, {
    zone: outlet.rgnTz,
    nation: outlet.ntnId,
    lang: context.language,
  });
  const raws = reviewed.map(({ item }) => rawOf(item, document, outlet, context));
  const own = ownItems(raws, outlet, now);
  if (!own) return { problem: feedProblems.tooLarge };
  const { items, refusals, samePage } = own;
  return {
    title: lineOf(document.title ?? '').slice(0, 300) || null,
    language: looked,
    drift: declared && seen ? driftSentence(declared, seen, outlet.lanCd !== null) : null,
    items,
    itemCount: document.items.length,
    leftOut: document.items.length - items.length,
    findings: [
      ...notes.map((note) => feedNotes[note]),
      ...Object.entries({ ...findings, ...(samePage > 0 && { samePage }) }).map(([finding, count]) =>
        counted(itemFindings[finding as ItemFinding], count, examples[finding as ItemFinding]),
      ),
      ...[...refusals].map(([refusal, { count, example }]) =>
        counted(`${refusal}: 제외했습니다.`, count, example),
      ),
    ],
  };
};
