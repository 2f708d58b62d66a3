import { beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '#server/modules/collection/index.ts';
import { type Agreement, agreementOn } from './agreement.ts';
import type { Archive } from './archives.ts';
import type { Fixture } from './expectation.ts';
import { explained } from './explained.ts';

/** A collection of feeds of another project with its expectations. */
export interface ReferenceSet {
  name: string;
  files: () => Archive;
  fixturesIn: (files: Archive) => Fixture[];
  /** Number of feeds with an expectation. */
  size: number;
  /** Number of equal values among those that can be compared. */
  agreeing: { same: number; compared: number };
}

const sum = (agreements: readonly Agreement[], of: (one: Agreement) => number): number =>
  agreements.reduce((total, one) => total + of(one), 0);

/** Its folder and file name. */
export const shortName = (name: string): string => name.split('/').slice(-2).join('/');

/** Tests that our code reads each feed as the reference does, except for explained differences. */
export const agreesWithReference = ({ name, files, fixturesIn, size, agreeing }: ReferenceSet): void => {
  describe(`the feeds of ${name}`, () => {
    let fixtures: Fixture[] = [];
    let comparable: Agreement[] = [];
    const different = () => comparable.filter((one) => one.differences.length > 0);

    beforeAll(() => {
      fixtures = fixturesIn(files());
      comparable = fixtures.map(agreementOn).filter((one) => one.compared > 0);
    });

    it('agrees in titles, links, dates and summaries', () => {
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
      expect({ same, compared }).toEqual(agreeing);
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
};
