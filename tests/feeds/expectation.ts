/** A date according to a reference: the time (ISO 8601) if it could be parsed, else the text of the feed. */
export type ExpectedDate = { moment: string } | { words: string };

export interface ExpectedItem {
  title?: string;
  link?: string;
  summary?: string;
  content?: string;
  published?: ExpectedDate;
  updated?: ExpectedDate;
}

/** The values that a reference expects of a feed, as far as our items and sources have fields for them. */
export interface ExpectedFeed extends Omit<ExpectedItem, 'content'> {
  items: ExpectedItem[];
}

export interface Fixture {
  /** Path in its archive. */
  name: string;
  bytes: Buffer;
  expected: ExpectedFeed;
}

/** A JSON record whose shape the reference documents; fields are checked when they are read. */
export type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const records = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);

/** A non-empty text: references use the empty text for missing values. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The page of an Atom node by RFC 4287 (4.2.7.2): a link without `rel` is a link to the page itself. */
export const pageOf = (links: unknown): string | undefined => {
  const of = (rel: string) => records(links).filter((link) => (text(link.rel) ?? 'alternate') === rel);
  // without a link to the page, another related link is used, but never that of the feed itself
  const others = records(links).filter(({ rel }) => rel !== 'self');
  return text((of('alternate')[0] ?? others[0])?.href);
};

export const date = (moment: unknown, words: unknown): ExpectedDate | undefined => {
  const known = text(moment);
  if (known) return { moment: new Date(known).toISOString() };
  const written = text(words);
  return written ? { words: written } : undefined;
};
