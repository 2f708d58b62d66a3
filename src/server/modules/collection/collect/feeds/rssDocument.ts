import { atomText } from './atomText.ts';
import type { FeedDocument, FeedItem } from './feedDocument.ts';
import { alternate, names, type RssFeed } from './formats.ts';
import { absolute, absoluteReferences, baseOf } from './references.ts';

type RssItem = NonNullable<RssFeed['items']>[number];

const itemOf = (item: RssItem, feedBase: string | undefined, language: string | undefined): FeedItem => {
  const base = baseOf(feedBase, item.xml?.base);
  const description =
    item.description ??
    item.dc?.descriptions?.[0] ??
    item.dcterms?.descriptions?.[0] ??
    atomText(item.atom?.summary) ??
    item.itunes?.summary ??
    item.media?.description?.value;
  const content = item.content?.encoded ?? atomText(item.atom?.content);
  const date = item.dc?.dates?.[0];
  return {
    title:
      item.title ??
      item.dc?.titles?.[0] ??
      atomText(item.atom?.title) ??
      item.itunes?.title ??
      item.media?.title?.value,
    link: absolute(
      item.link ??
        alternate(item.atom?.links) ??
        (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      base,
    ),
    summary: description && absoluteReferences(description, base),
    content: content && absoluteReferences(content, base),
    published:
      item.pubDate ?? item.atom?.published ?? date ?? item.dcterms?.issued?.[0] ?? item.atom?.updated,
    updated: item.atom?.updated ?? item.dcterms?.modified?.[0] ?? date,
    guid: item.guid?.value ?? item.atom?.id,
    authors: names(item.authors) ?? item.dc?.creators?.join(', ') ?? names(item.atom?.authors),
    language: item.xml?.lang ?? item.dc?.languages?.[0] ?? language,
    base,
    sourceTitle: item.source?.title,
    sourceLink: item.source?.url,
  };
};

/** An RSS feed of any version in the common structure. */
export const rssDocument = (feed: RssFeed): FeedDocument => {
  const language = feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang;
  const base = feed.xml?.base;
  return {
    format: 'rss',
    title: feed.title ?? feed.dc?.titles?.[0] ?? feed.itunes?.title,
    link: absolute(
      feed.link ?? alternate(feed.atom?.links?.filter((link) => link.rel === 'alternate')),
      base,
    ),
    summary: feed.description ?? feed.dc?.descriptions?.[0] ?? feed.itunes?.summary,
    published: feed.pubDate ?? feed.dc?.dates?.[0],
    updated: feed.lastBuildDate ?? feed.atom?.updated ?? feed.dc?.dates?.[0],
    language,
    base,
    items: (feed.items ?? []).map((item) => itemOf(item, base, language)),
  };
};
