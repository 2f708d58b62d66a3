/** What a reference says about a date: the moment (ISO 8601) where it could read it, else the words of the feed. */
export type ExpectedDate = { moment: string } | { words: string };

export interface ExpectedItem {
  title?: string;
  link?: string;
  summary?: string;
  content?: string;
  published?: ExpectedDate;
  updated?: ExpectedDate;
}

/** What a reference expects of a feed, as far as our items and sources carry it. */
export interface ExpectedFeed extends Omit<ExpectedItem, 'content'> {
  items: ExpectedItem[];
}

export interface Fixture {
  /** Path in its archive. */
  name: string;
  bytes: Buffer;
  expected: ExpectedFeed;
}

/** A record of JSON whose shape the reference documents; fields are checked where they are read. */
export type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const records = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);

/** A text that is given: references write the empty one for what is absent. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The page of an Atom node by RFC 4287 (4.2.7.2): a link without `rel` is one to the page itself. */
export const pageOf = (links: unknown): string | undefined => {
  const of = (rel: string) => records(links).filter((link) => (text(link.rel) ?? 'alternate') === rel);
  // where no page is named, what is related to it is next best: never the feed itself
  const others = records(links).filter(({ rel }) => rel !== 'self');
  return text((of('alternate')[0] ?? others[0])?.href);
};

export const date = (moment: unknown, words: unknown): ExpectedDate | undefined => {
  const known = text(moment);
  if (known) return { moment: new Date(known).toISOString() };
  const written = text(words);
  return written ? { words: written } : undefined;
};
