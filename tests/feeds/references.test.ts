import { describe, expect, it } from 'vitest';
import { readFeed } from '#server/modules/collection/index.ts';
import { archive } from './archives.ts';
import { feedsmithFixtures } from './feedsmith.ts';
import { gofeedFixtures, gofeedWithoutExpectation } from './gofeed.ts';
import { agreesWithReference, shortName } from './referenceSuite.ts';

describe('reference feeds through our path', () => {
  agreesWithReference({
    name: 'gofeed-testdata',
    files: () => archive('gofeed-testdata'),
    fixturesIn: gofeedFixtures,
    size: 539,
    agreeing: { same: 304, compared: 305 },
  });
  agreesWithReference({
    name: 'feedsmith-references',
    files: () => archive('feedsmith-references'),
    fixturesIn: feedsmithFixtures,
    size: 13,
    agreeing: { same: 144, compared: 154 },
  });

  it('recognises formats as gofeed does where it expects no more', () => {
    const found = [...gofeedWithoutExpectation(archive('gofeed-testdata'))].map(([name, bytes]) => {
      const { document, problem } = readFeed(bytes);
      return [shortName(name), document ? `${document.format}: ${document.title}` : problem];
    });
    expect(Object.fromEntries(found)).toEqual({
      'invalid/invalid.json': 'malformed',
      'universal/atom03_feed.xml': 'atom: Feed Title',
      'universal/atom10_feed.xml': 'atom: Feed Title',
      'universal/empty_feed.xml': 'empty',
      'universal/invalid.json': 'malformed',
      'universal/json10_feed.json': 'json: title',
      'universal/json11_feed.json': 'json: title',
      'universal/rdf_feed.xml': 'rdf: Feed Title',
      'universal/rss_feed.xml': 'rss: Feed Title',
      'universal/rss_feed_bom.xml': 'rss: Feed Title',
      'universal/rss_feed_leading_spaces.xml': 'rss: Feed Title',
      'universal/sample.json': 'json: title',
      'universal/unknown_feed.xml': 'notAFeed',
    });
  });
});
