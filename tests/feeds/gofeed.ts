import type { Archive } from './archives.ts';
import {
  date,
  type ExpectedFeed,
  type Fixture,
  type Json,
  pageOf,
  record,
  records,
  text,
} from './expectation.ts';

/** gofeed's own tree of an Atom feed. */
const atom = (feed: Json): ExpectedFeed => ({
  title: text(feed.title),
  link: pageOf(feed.links),
  summary: text(feed.subtitle),
  updated: date(feed.updatedParsed, feed.updated),
  items: records(feed.entries).map((entry) => ({
    title: text(entry.title),
    link: pageOf(entry.links),
    summary: text(entry.summary),
    content: text(record(entry.content).value),
    published: date(entry.publishedParsed, entry.published),
    updated: date(entry.updatedParsed, entry.updated),
  })),
});

/** gofeed's own tree of an RSS or RDF feed. */
const rss = (feed: Json): ExpectedFeed => ({
  title: text(feed.title),
  link: text(feed.link),
  summary: text(feed.description),
  published: date(feed.pubDateParsed, feed.pubDate),
  updated: date(feed.lastBuildDateParsed, feed.lastBuildDate),
  items: records(feed.items).map((item) => ({
    title: text(item.title),
    link: text(item.link),
    summary: text(item.description),
    content: text(item.content),
    published: date(item.pubDateParsed, item.pubDate),
  })),
});

/** gofeed's tree of a JSON Feed, with the field names of the format. */
const json = (feed: Json): ExpectedFeed => ({
  title: text(feed.title),
  link: text(feed.home_page_url),
  summary: text(feed.description),
  items: records(feed.items).map((item) => ({
    title: text(item.title),
    link: text(item.url),
    summary: text(item.summary),
    content: text(item.content_html) ?? text(item.content_text),
    published: date(item.date_published, null),
    updated: date(item.date_modified, null),
  })),
});

/** gofeed's tree of any feed in its universal format. */
const universal = (feed: Json): ExpectedFeed => ({
  title: text(feed.title),
  link: text(feed.link),
  summary: text(feed.description),
  published: date(feed.publishedParsed, feed.published),
  updated: date(feed.updatedParsed, feed.updated),
  items: records(feed.items).map((item) => ({
    title: text(item.title),
    link: text(item.link),
    summary: text(item.description),
    content: text(item.content),
    published: date(item.publishedParsed, item.published),
    updated: date(item.updatedParsed, item.updated),
  })),
});

const shapes: [RegExp, (feed: Json) => ExpectedFeed][] = [
  [/\/parser\/atom\//, atom],
  [/\/parser\/rss\//, rss],
  [/\/parser\/json\//, json],
  [/\/(?:translator|extensions)\//, universal],
];

/** Feeds of gofeed with an expectation file beside them. */
export const gofeedFixtures = (files: Archive): Fixture[] =>
  [...files].flatMap(([name, bytes]) => {
    if (name.endsWith('_expected.json')) return [];
    const expected = files.get(
      name.replace(/\.xml$|\.json$/, name.endsWith('.xml') ? '.json' : '_expected.json'),
    );
    const shape = shapes.find(([pattern]) => pattern.test(name))?.[1];
    if (!expected || !shape) return [];
    return [{ name, bytes, expected: shape(record(JSON.parse(expected.toString()))) }];
  });

/** Feeds of gofeed without an expectation: its tests check format and title only. */
export const gofeedWithoutExpectation = (files: Archive): Archive =>
  new Map([...files].filter(([name]) => /\/parser\/universal\/|\/json\/invalid\//.test(name)));
