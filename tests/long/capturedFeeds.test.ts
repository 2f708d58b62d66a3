import { expect, it } from 'vitest';
import { readFeed } from '#server/modules/collection/index.ts';
import { archive } from '../feeds/archives.ts';
import { agreesWithReference, shortName } from '../feeds/referenceSuite.ts';
import { rssParserFixtures } from '../feeds/rssParser.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { outsideData } from '../helpers/outsideData.ts';

const path = 'feeds/rss-parser-io.tar.gz';
const captured = () => archive('rss-parser-io', outsideData(path));

describeOutside([path], 'captured feeds through our path', () => {
  agreesWithReference({
    name: 'rss-parser-io',
    files: captured,
    fixturesIn: rssParserFixtures,
    size: 29,
    agreeing: { same: 4_829, compared: 4_903 },
  });

  it('names the two feeds that rss-parser has no expectation for', () => {
    const files = captured();
    const expected = new Set(rssParserFixtures(files).map(({ name }) => name));
    const others = [...files].filter(([name]) => name.includes('/input/') && !expected.has(name));
    expect(others.map(([name, bytes]) => [shortName(name), readFeed(bytes).problem])).toEqual([
      ['input/itunes-missing-image.rss', undefined],
      ['input/unrecognized.rss', 'htmlPage'],
    ]);
  });
});
