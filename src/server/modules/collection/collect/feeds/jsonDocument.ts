import type { FeedDocument } from './feedDocument.ts';
import { type JsonFeed, names, webId } from './formats.ts';
import { absolute } from './references.ts';

/** A JSON Feed in the words of all feeds. */
export const jsonDocument = (feed: JsonFeed): FeedDocument => ({
  format: 'json',
  title: feed.title,
  link: feed.home_page_url,
  summary: feed.description,
  // A JSON Feed has no date of its own: its first item is its newest.
  published: feed.items?.[0]?.date_published,
  updated: feed.items?.[0]?.date_modified,
  language: feed.language,
  authors: names(feed.authors),
  base: feed.home_page_url ?? feed.feed_url,
  items: (feed.items ?? []).map((item) => ({
    title: item.title,
    link: absolute(item.url ?? item.external_url ?? webId(item.id), feed.home_page_url ?? feed.feed_url),
    summary: item.summary,
    content: item.content_html ?? item.content_text,
    published: item.date_published ?? item.date_modified,
    updated: item.date_modified,
    guid: item.id,
    authors: names(item.authors) ?? names(feed.authors),
    language: item.language ?? feed.language,
    base: feed.home_page_url ?? feed.feed_url,
  })),
});
