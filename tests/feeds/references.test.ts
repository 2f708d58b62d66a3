import { beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '#server/features/collect/feeds/readFeed.ts';
import { type Agreement, agreementOn } from './agreement.ts';
import { type Archive, archive, hasFeeds } from './archives.ts';
import type { Fixture } from './expectation.ts';
import { explained } from './explained.ts';
import { feedsmithFixtures } from './feedsmith.ts';
import { gofeedFixtures, gofeedWithoutExpectation } from './gofeed.ts';
import { rssParserFixtures } from './rssParser.ts';

interface ReferenceSet {
  name: string;
  fixturesIn: (files: Archive) => Fixture[];
  /** How many feeds with an expectation the set holds. */
  size: number;
  /** Share of values that must be the same, in percent. */
  least: number;
}

const sets: ReferenceSet[] = [
  { name: 'gofeed-testdata', fixturesIn: gofeedFixtures, size: 539, least: 98 },
  { name: 'rss-parser-io', fixturesIn: rssParserFixtures, size: 29, least: 98 },
  { name: 'feedsmith-references', fixturesIn: feedsmithFixtures, size: 13, least: 90 },
];

const sum = (agreements: readonly Agreement[], of: (one: Agreement) => number): number =>
  agreements.reduce((total, one) => total + of(one), 0);

const shortName = (name: string): string => name.split('/').slice(-2).join('/');

describe.skipIf(!hasFeeds)('reference feeds through our path', () => {
  describe.each(sets)('$name', ({ name, fixturesIn, size, least }) => {
    let fixtures: Fixture[] = [];
    let comparable: Agreement[] = [];
    const different = () => comparable.filter((one) => one.differences.length > 0);

    beforeAll(() => {
      fixtures = fixturesIn(archive(name));
      comparable = fixtures.map(agreementOn).filter((one) => one.compared > 0);
    });

    it(`agrees in at least ${least} % of titles, links, dates and summaries`, () => {
      expect(fixtures).toHaveLength(size);
      const compared = sum(comparable, (one) => one.compared);
      const same = compared - sum(comparable, (one) => one.differences.length);
      const percent = (100 * same) / compared;
      console.info(
        `${name}: ${same} of ${compared} values (${percent.toFixed(2)} %), ` +
          `${comparable.length - different().length} of ${comparable.length} feeds; ` +
          `${sum(comparable, (one) => one.lossy)} values around letters that the reference lost; ` +
          `${size - comparable.length} feeds say nothing of title, link, date or summary.`,
      );
      for (const one of different()) {
        const why = explained[`${name}/${shortName(one.name)}`]?.map((each) => each.why).join('; ');
        console.info(
          `  ${shortName(one.name)}: ${one.differences.length} of ${one.compared} differ – ${why}`,
        );
      }
      expect(percent).toBeGreaterThanOrEqual(least);
    });

    it('differs only where it is explained, and every explanation is needed', () => {
      const unexplained = different().flatMap((one) => {
        const explanations = explained[`${name}/${shortName(one.name)}`] ?? [];
        return one.differences
          .filter(
            ({ place, expected, ours = '' }) =>
              !explanations.some(({ places, accounts }) => places.test(place) && accounts(expected, ours)),
          )
          .map(({ place }) => `${one.name} ${place}`);
      });
      expect(unexplained).toEqual([]);
      const named = Object.keys(explained).filter((key) => key.startsWith(`${name}/`));
      expect(
        different()
          .map((one) => `${name}/${shortName(one.name)}`)
          .sort(),
      ).toEqual(named.sort());
    });

    it('is refused only where a feed holds nothing at all', () => {
      const problems = fixtures
        .map(({ bytes }) => readFeed(bytes).problem)
        .filter((problem) => problem !== undefined);
      expect(new Set(problems)).toEqual(new Set(problems.length ? ['noContent'] : []));
    });
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

  it('names the two feeds that rss-parser has no expectation for', () => {
    const files = archive('rss-parser-io');
    const expected = new Set(rssParserFixtures(files).map(({ name }) => name));
    const others = [...files].filter(([name]) => name.includes('/input/') && !expected.has(name));
    expect(others.map(([name, bytes]) => [shortName(name), readFeed(bytes).problem])).toEqual([
      ['input/itunes-missing-image.rss', undefined],
      ['input/unrecognized.rss', 'htmlPage'],
    ]);
  });
});
