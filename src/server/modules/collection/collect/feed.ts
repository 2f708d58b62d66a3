import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { lineOf } from '#server/kernel/text/plainText.ts';
import type { FeedBounds } from './feeds/bounds.ts';
import type { FeedDocument, FeedItem } from './feeds/feedDocument.ts';
import { type FeedProblem, feedNotes } from './feeds/feedProblem.ts';
import { readFeed } from './feeds/readFeed.ts';
import { languageOf } from './language.ts';
import type { RawNews } from './newsItem.ts';

/** An imported file is read as a whole; its size was checked before. */
const fileBounds: FeedBounds = { maxBytes: 32 * 1024 * 1024, maxItems: 100_000 };

const newsOf = (item: FeedItem, document: FeedDocument): RawNews => {
  const { link, base } = document;
  // An aggregator names the original outlet of the item.
  const outletLink = item.sourceLink ?? link;
  return {
    mediaName: item.sourceTitle ?? document.title,
    mediaDomain: outletLink ? domainOf(outletLink) : null,
    urlBase: [item.base, base, link].find((address) => address && URL.canParse(address)),
    lang: item.language,
    lclanTtl: item.title,
    articleCn: item.content ?? item.summary,
    url: item.link ?? null,
    frmTrsfNscvrgDt: item.published ?? item.updated,
    jrnlLclanNm: item.authors,
  };
};

/** Detects the language of a feed that declares none: many items together give a better result than each alone. */
const withLanguage = (items: RawNews[]): RawNews[] => {
  if (items.every((item) => item.lang)) return items;
  const sample = items
    .slice(0, 20)
    .map((item) => lineOf(`${item.lclanTtl ?? ''} ${item.articleCn?.slice(0, 400) ?? ''}`));
  const lang = languageOf(null, sample.join(' ').slice(0, 4000));
  return lang === 'und' ? items : items.map((item) => ({ ...item, lang: item.lang ?? lang }));
};

/** Short reasons for the import summary. */
const shortly: Partial<Record<FeedProblem, string>> = {
  malformed: '피드 문서가 깨져 읽을 수 없음',
  noContent: '피드에 읽을 내용이 없음',
  empty: '피드에 읽을 내용이 없음',
  unreadable: '피드의 문자 인코딩을 알 수 없음',
  tooDeep: '피드의 태그가 너무 깊이 겹쳐 있음',
};

/** `notes`: defects of a document that could nevertheless be read, a sentence each. */
export type FeedItems =
  | { items: RawNews[]; notes: string[]; malformed?: never }
  | { malformed: string; items?: never; notes?: never };

/**
 * The items of an RSS, Atom, RDF or JSON feed in document order, or the problem of the document, in Korean. Never
 * throws.
 */
export const feedItems = (bytes: Buffer): FeedItems => {
  const { document, problem, notes } = readFeed(bytes, { bounds: fileBounds });
  if (!document) return { malformed: shortly[problem] ?? 'RSS·Atom·JSON Feed가 아님' };
  const isBroken = notes.includes('repaired') || notes.includes('unfinished');
  if (isBroken && document.items.length === 0) return { malformed: '피드 문서가 깨져 읽을 수 없음' };
  return {
    items: withLanguage(document.items.map((item) => newsOf(item, document))),
    notes: notes.map((note) => feedNotes[note]),
  };
};
