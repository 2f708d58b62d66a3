import type { Archive } from './archives.ts';
import { date, type ExpectedFeed, type Fixture, type Json, record, records, text } from './expectation.ts';

/**
 * rss-parser uses the names of RSS for Atom too: `content` is the description of RSS and the
 * content of Atom, `pubDate` of Atom is published, else updated. Derived values (`contentSnippet`) are omitted.
 */
const feedOf = (feed: Json, isAtom: boolean): ExpectedFeed => ({
  title: text(feed.title),
  link: text(feed.link),
  summary: text(feed.description),
  published: date(null, feed.pubDate),
  updated: isAtom ? date(feed.lastBuildDate, null) : date(null, feed.lastBuildDate),
  items: records(feed.items).map((item) => ({
    title: text(item.title),
    link: text(item.link),
    summary: text(isAtom ? item.summary : item.content),
    content: text(isAtom ? item.content : item['content:encoded']),
    published: date(item.isoDate, item.pubDate),
  })),
});

const isAtom = (bytes: Buffer): boolean => /<feed[\s>]/.test(bytes.toString('latin1', 0, 3000));

/** Feeds captured by rss-parser, with its results. */
export const rssParserFixtures = (files: Archive): Fixture[] =>
  [...files].flatMap(([name, bytes]) => {
    const expected = files.get(name.replace('/input/', '/output/').replace(/\.(?:rss|atom)$/, '.json'));
    if (!expected || expected === bytes) return [];
    // Its test replaces empty elements by this word.
    const json = expected.toString().replaceAll('"EMPTY"', '""');
    return [{ name, bytes, expected: feedOf(record(record(JSON.parse(json)).feed), isAtom(bytes)) }];
  });
