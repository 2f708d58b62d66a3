/** One item as in the feed: text may contain markup and entities, dates are unparsed. */
export interface FeedItem {
  title?: string;
  /** Absolute if the feed gives a base for it. */
  link?: string;
  /** The short text. */
  summary?: string;
  /** The full text, if the feed has it beside the summary. */
  content?: string;
  /** RFC 822, ISO 8601 or any other form; parsed by `reportTime`. The date of the change if the feed gives no other. */
  published?: string;
  updated?: string;
  /** The feed's own key of the item; not unique in every feed. */
  guid?: string;
  /** Names joined by ", ". */
  authors?: string;
  language?: string;
  /** Base address for relative links. */
  base?: string;
  /** The original outlet, as an aggregator names it. */
  sourceTitle?: string;
  sourceLink?: string;
}

export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

/** A feed of any format in a common structure. */
export interface FeedDocument {
  format: FeedFormat;
  title?: string;
  /** Address of the page of the feed. */
  link?: string;
  summary?: string;
  published?: string;
  updated?: string;
  language?: string;
  authors?: string;
  base?: string;
  items: FeedItem[];
}
