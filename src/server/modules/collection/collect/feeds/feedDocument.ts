/** One item as the feed gives it: text may hold markup and entities, dates are as written. */
export interface FeedItem {
  title?: string;
  /** Absolute where the feed gives a base for it. */
  link?: string;
  /** The short text. */
  summary?: string;
  /** The whole text, where the feed carries it beside the short one. */
  content?: string;
  /** RFC 822, ISO 8601 or whatever the source writes; `reportTime` reads it. Of its change, if nothing else is given. */
  published?: string;
  updated?: string;
  /** The feed's own key of the item; not every feed keeps it unique. */
  guid?: string;
  /** Names joined by ", ". */
  authors?: string;
  language?: string;
  /** What a relative link is read against. */
  base?: string;
  /** The outlet that an aggregator names. */
  sourceTitle?: string;
  sourceLink?: string;
}

export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

/** A feed of any format in the same words. */
export interface FeedDocument {
  format: FeedFormat;
  title?: string;
  /** Address of the page that the feed belongs to. */
  link?: string;
  summary?: string;
  published?: string;
  updated?: string;
  language?: string;
  authors?: string;
  base?: string;
  items: FeedItem[];
}
