import type { FeedDocument, FeedItem } from './feedDocument.ts';
import type { RdfFeed } from './formats.ts';
import { absolute, absoluteReferences, baseOf } from './references.ts';

type RdfItem = NonNullable<RdfFeed['items']>[number];

const itemOf = (item: RdfItem, feedBase: string | undefined, language: string | undefined): FeedItem => {
  const base = baseOf(feedBase, item.xml?.base);
  const description = item.description ?? item.dc?.descriptions?.[0];
  const content = item.content?.encoded;
  return {
    title: item.title ?? item.dc?.titles?.[0],
    link: absolute(item.link ?? item.rdf?.about, base),
    summary: description && absoluteReferences(description, base),
    content: content && absoluteReferences(content, base),
    published: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0],
    updated: item.dcterms?.modified?.[0] ?? item.dc?.dates?.[0],
    guid: item.rdf?.about,
    authors: item.dc?.creators?.join(', '),
    language: item.xml?.lang ?? item.dc?.languages?.[0] ?? language,
    base,
  };
};

/** An RSS 0.9 or 1.0 feed (RDF) in the common structure. */
export const rdfDocument = (feed: RdfFeed): FeedDocument => {
  const language = feed.dc?.languages?.[0] ?? feed.xml?.lang;
  const base = feed.xml?.base;
  return {
    format: 'rdf',
    title: feed.title ?? feed.dc?.titles?.[0],
    link: absolute(feed.link, base),
    summary: feed.description ?? feed.dc?.descriptions?.[0],
    published: feed.dc?.dates?.[0],
    updated: feed.dc?.dates?.[0],
    language,
    base,
    items: (feed.items ?? []).map((item) => itemOf(item, base, language)),
  };
};
