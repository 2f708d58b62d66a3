import { generateAtomFeed, generateJsonFeed, generateOpml, generateRssFeed } from 'feedsmith';
import { dayStart, today } from '#contract/days.ts';
import { escaped } from '#server/modules/platform/index.ts';

/** An entry of a feed; addresses are absolute. */
export interface FeedEntry {
  /** Never changes, and no other entry of the product has it. */
  id: string;
  title: string;
  summary: string | null;
  /** The page of the product. */
  link: string;
  /** The original. */
  original?: string | null;
  authors: readonly string[];
  categories: readonly string[];
  /** BCP 47. */
  language?: string | null;
  published: Date;
  updated: Date;
}

export interface Feed {
  id: string;
  title: string;
  description: string;
  /** The page that shows the same. */
  link: string;
  /** Address of this document. */
  self: string;
  entries: readonly FeedEntry[];
}

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const mediaTypes: Record<FeedFormat | 'opml', string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  opml: 'text/x-opml; charset=utf-8',
};

const language = 'ko';

/** What XML cannot hold, or should not: further control characters, and marks of characters that were lost. */
const notInXml = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/gu;

/** A text that XML can hold, in CDATA too. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(notInXml, '').replaceAll(']]>', ']] >');

const oneLine = (text: string): string => xmlText(text).replaceAll(/\s+/gu, ' ').trim();

const cleaned = (entry: FeedEntry): FeedEntry => ({
  ...entry,
  title: oneLine(entry.title) || '제목 없음',
  summary: entry.summary && xmlText(entry.summary).trim(),
  original: entry.original && xmlText(entry.original),
  authors: entry.authors.map(oneLine).filter(Boolean),
  categories: [...new Set(entry.categories.map(oneLine).filter(Boolean))],
});

/** When the newest change of the feed was; of one without entries, the beginning of the day. */
export const updatedOf = ({ entries }: Feed): Date =>
  entries.length ? new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))) : dayStart(today());

/** RSS takes descriptions as HTML. */
const asHtml = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** The generator sets CDATA on lines of its own, and some readers take the white space around it for text. */
const withoutGaps = (xml: string): string =>
  xml.replaceAll(/>\s+<!\[CDATA\[/g, '><![CDATA[').replaceAll(/\]\]>\s+<\//g, ']]></');

const rss = (feed: Feed): string =>
  generateRssFeed({
    title: feed.title,
    link: feed.link,
    description: feed.description,
    language,
    lastBuildDate: updatedOf(feed),
    ttl: 15,
    atom: { links: [{ href: feed.self, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.link,
      guid: { value: entry.id, isPermaLink: false },
      pubDate: entry.published,
      categories: entry.categories.map((name) => ({ name })),
      ...(entry.summary && { description: asHtml(entry.summary) }),
      ...(entry.authors.length && { dc: { creators: [...entry.authors] } }),
      ...(entry.original && { atom: { links: [{ href: entry.original, rel: 'related' }] } }),
    })),
  });

const atom = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: updatedOf(feed),
    xml: { lang: language },
    authors: [{ name: feed.title }],
    links: [
      { href: feed.self, rel: 'self', type: 'application/atom+xml' },
      { href: feed.link, rel: 'alternate', type: 'text/html' },
    ],
    entries: feed.entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: entry.published,
      updated: entry.updated,
      summary: { value: entry.summary || entry.title },
      authors: entry.authors.map((name) => ({ name })),
      categories: entry.categories.map((term) => ({ term })),
      links: [
        { href: entry.link, rel: 'alternate', type: 'text/html' },
        ...(entry.original ? [{ href: entry.original, rel: 'related' }] : []),
      ],
    })),
  });

const json = (feed: Feed): string =>
  JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: feed.link,
      feed_url: feed.self,
      description: feed.description,
      language,
      items: feed.entries.map((entry) => ({
        id: entry.id,
        url: entry.link,
        ...(entry.original && { external_url: entry.original }),
        title: entry.title,
        content_text: entry.summary ?? entry.title,
        ...(entry.summary && { summary: entry.summary }),
        date_published: entry.published,
        date_modified: entry.updated,
        tags: [...entry.categories],
        authors: entry.authors.map((name) => ({ name })),
        ...(entry.language && { language: entry.language }),
      })),
    }),
  );

const writers: Record<FeedFormat, (feed: Feed) => string> = {
  rss: (feed) => withoutGaps(rss(feed)),
  atom: (feed) => withoutGaps(atom(feed)),
  json,
};

/** The feed as a document. The same content gives the same text. */
export const feedDocument = (feed: Feed, format: FeedFormat): string =>
  writers[format]({
    ...feed,
    title: oneLine(feed.title),
    description: oneLine(feed.description),
    entries: feed.entries.map(cleaned),
  });

/** A list of feeds for readers to import. */
export const opmlDocument = (
  title: string,
  feeds: readonly { title: string; link: string; self: string }[],
): string =>
  generateOpml({
    head: { title },
    body: {
      outlines: feeds.map((feed) => ({
        type: 'rss',
        text: oneLine(feed.title),
        title: oneLine(feed.title),
        xmlUrl: feed.self,
        htmlUrl: feed.link,
      })),
    },
  });
