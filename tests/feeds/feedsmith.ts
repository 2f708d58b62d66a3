import type { Archive } from './archives.ts';
import {
  date,
  type ExpectedFeed,
  type ExpectedItem,
  type Fixture,
  type Json,
  pageOf,
  record,
  records,
  text,
} from './expectation.ts';

/** Atom texts are records with a value in newer references, and plain strings in older ones. */
const typed = (value: unknown): string | undefined => text(value) ?? text(record(value).value);

const linkOf = (node: Json): string | undefined => text(node.link) ?? pageOf(node.links);

const itemOf = (item: Json): ExpectedItem => ({
  title: typed(item.title),
  link: linkOf(item),
  summary: typed(item.description) ?? typed(item.summary),
  content: text(record(item.content).encoded) ?? typed(item.content),
  published: date(null, item.pubDate ?? item.published),
  updated: date(null, item.updated),
});

const feedOf = (feed: Json): ExpectedFeed => ({
  title: typed(feed.title),
  link: linkOf(feed),
  summary: typed(feed.description) ?? typed(feed.subtitle),
  published: date(null, feed.pubDate),
  updated: date(null, feed.lastBuildDate ?? feed.updated),
  items: records(feed.items ?? feed.entries).map(itemOf),
});

/** The fixtures of the parser that we use: they test how it is called, not the parser itself. */
export const feedsmithFixtures = (files: Archive): Fixture[] =>
  [...files].flatMap(([name, bytes]) => {
    const expected = name.endsWith('.xml') ? files.get(name.replace(/\.xml$/, '.json')) : undefined;
    return expected ? [{ name, bytes, expected: feedOf(record(JSON.parse(expected.toString()))) }] : [];
  });
