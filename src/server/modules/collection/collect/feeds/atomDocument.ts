import { atomText } from './atomText.ts';
import type { FeedDocument, FeedItem } from './feedDocument.ts';
import { type AtomFeed, alternate, names, webId } from './formats.ts';
import { absolute, baseOf } from './references.ts';

type AtomEntry = NonNullable<AtomFeed['entries']>[number];

const itemOf = (entry: AtomEntry, feed: AtomFeed): FeedItem => {
  const base = baseOf(feed.xml?.base, entry.xml?.base);
  return {
    title: atomText(entry.title, base) ?? entry.media?.title?.value,
    link: absolute(alternate(entry.links) ?? webId(entry.id), base),
    summary: atomText(entry.summary, base) ?? entry.media?.description?.value,
    content: atomText(entry.content, base),
    published: entry.published ?? entry.dc?.dates?.[0] ?? entry.updated,
    updated: entry.updated,
    guid: entry.id,
    authors: names(entry.authors) ?? names(feed.authors),
    language: entry.xml?.lang ?? feed.xml?.lang,
    base,
    sourceTitle: atomText(entry.source?.title),
    sourceLink: alternate(entry.source?.links),
  };
};

/** An Atom feed (1.0 or 0.3) in the words of all feeds. */
export const atomDocument = (feed: AtomFeed): FeedDocument => {
  const base = feed.xml?.base;
  return {
    format: 'atom',
    title: atomText(feed.title, base),
    link: absolute(alternate(feed.links) ?? feed.links?.[0]?.href, base),
    summary: atomText(feed.subtitle, base),
    updated: feed.updated,
    language: feed.xml?.lang,
    authors: names(feed.authors),
    base,
    items: (feed.entries ?? []).map((entry) => itemOf(entry, feed)),
  };
};
