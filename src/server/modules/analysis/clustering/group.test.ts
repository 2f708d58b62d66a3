import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped, tiedToAll, type WeighedPair } from './group.ts';

const rules = { threshold: 0.2, unlinked: 0 };
const pair = (one: number, other: number, alike: number): WeighedPair => ({ one, other, alike });

describe('groups', () => {
  it('come together by their mean likeness, not by one strong link', () => {
    const tight = [pair(1, 2, 0.6), pair(1, 3, 0.5), pair(2, 3, 0.5), pair(4, 5, 0.6)];
    expect(grouped([1, 2, 3, 4, 5, 6], [...tight, pair(3, 4, 0.4)], rules)).toEqual([[1, 2, 3], [4, 5], [6]]);
    const many = [pair(3, 4, 0.4), pair(3, 5, 0.4), pair(2, 4, 0.4), pair(2, 5, 0.4), pair(1, 4, 0.2)];
    expect(grouped([1, 2, 3, 4, 5], [...tight, ...many], rules)).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('keep together what a person put together, and apart what a person parted', () => {
    const links = [pair(1, 2, 0.9), pair(2, 3, 0.9), pair(1, 3, 0.9)];
    const together = [[3, 4]] as const;
    const apart = [[1, 3]] as const;
    expect(grouped([1, 2, 3, 4], links, rules, { together, apart })).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(grouped([1, 2, 3, 4], [], rules, { together, apart: [] })).toEqual([[1], [2], [3, 4]]);
  });

  it('come together from the threshold on', () => {
    expect(grouped([1, 2], [pair(1, 2, 0.2)], rules)).toEqual([[1, 2]]);
    expect(grouped([1, 2], [pair(1, 2, 0.199)], rules)).toEqual([[1], [2]]);
  });

  it('count pairs without a link for what the rules say', () => {
    const links = [pair(1, 2, 0.9), pair(2, 3, 0.5)];
    // (0.5 + 0) / 2 and (0.5 + 0.2) / 2
    expect(grouped([1, 2, 3], links, { threshold: 0.3, unlinked: 0 })).toEqual([[1, 2], [3]]);
    expect(grouped([1, 2, 3], links, { threshold: 0.3, unlinked: 0.2 })).toEqual([[1, 2, 3]]);
    expect(grouped([1, 2, 3], links, { threshold: 0.25, unlinked: 0 })).toEqual([[1, 2, 3]]);
  });

  it('of equally alike ones begin with the lowest numbers', () => {
    const half = { threshold: 0.4, unlinked: 0 };
    expect(grouped([1, 2, 3], [pair(2, 3, 0.5), pair(1, 2, 0.5)], half)).toEqual([[1, 2], [3]]);
    expect(grouped([1, 2, 3], [pair(1, 3, 0.5), pair(1, 2, 0.5)], half)).toEqual([[1, 2], [3]]);
    expect(grouped([1, 2, 3], [pair(1, 3, 0.6), pair(1, 2, 0.5)], half)).toEqual([[1, 3], [2]]);
  });

  it('that a person parted stay apart, however they grow', () => {
    const links = [
      pair(1, 2, 0.9),
      pair(3, 4, 0.9),
      pair(1, 3, 0.8),
      pair(1, 4, 0.8),
      pair(2, 3, 0.8),
      pair(2, 4, 0.8),
    ];
    const parted = (...apart: [number, number][]) =>
      grouped([1, 2, 3, 4], links, rules, { together: [], apart });
    expect(parted([1, 3])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(parted([4, 2])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(parted()).toEqual([[1, 2, 3, 4]]);
  });

  it('that a person put together are not parted by one who is parted from both', () => {
    const decisions = {
      together: [
        [1, 2],
        [2, 3],
        [1, 2],
      ],
      apart: [[1, 3]],
    } as const;
    expect(grouped([1, 2, 3], [], rules, decisions)).toEqual([[1, 2], [3]]);
  });

  it('know nothing of articles that are not there', () => {
    const decisions = {
      together: [
        [1, 9],
        [9, 2],
      ],
      apart: [
        [1, 9],
        [9, 2],
      ],
    } as const;
    expect(grouped([2, 1], [pair(1, 9, 1), pair(9, 2, 1), pair(1, 1, 1)], rules, decisions)).toEqual([
      [1],
      [2],
    ]);
  });

  it('are the same whatever the order in which articles and links come', () => {
    const links = fc.uniqueArray(
      fc.record({
        one: fc.integer({ min: 1, max: 11 }),
        gap: fc.integer({ min: 1, max: 4 }),
        alike: fc.double({ min: 0.1, max: 1, noNaN: true }),
      }),
      { selector: ({ one, gap }) => one * 100 + gap, maxLength: 30 },
    );
    fc.assert(
      fc.property(links, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (drawn, random) => {
        const pairs = drawn.map(({ one, gap, alike }) => pair(one, one + gap, Math.round(alike * 64) / 64));
        const ids = Array.from({ length: 15 }, (_, place) => place + 1);
        const mixed = <T>(list: readonly T[]): T[] =>
          list
            .map((value) => ({ value, at: random.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ value }) => value);
        const turned = mixed(pairs).map(({ one, other, alike }) => pair(other, one, alike));
        expect(grouped(mixed(ids), turned, rules)).toEqual(grouped(ids, pairs, rules));
      }),
    );
  });
});

const sorted = (pairs: readonly (readonly [number, number])[]): string[] =>
  pairs.map(([one, other]) => [Math.min(one, other), Math.max(one, other)].join('-')).sort();

describe('articles that people put together', () => {
  it('are linked each to each, so that none of them connects the others', () => {
    expect(
      sorted(
        tiedToAll([
          [1, 2],
          [1, 3],
          [8, 9],
        ]),
      ),
    ).toEqual(['1-2', '1-3', '2-3', '8-9']);
  });

  it('are one knot however they were tied', () => {
    const chain = [
      [1, 2],
      [3, 4],
      [2, 3],
      [1, 4],
    ] as const;
    expect(tiedToAll(chain)).toHaveLength(6);
  });

  it('are tied each to each up to 300 of them', () => {
    const chain = (length: number) => Array.from({ length: length - 1 }, (_, n) => [n, n + 1] as const);
    expect(tiedToAll(chain(300))).toHaveLength((300 * 299) / 2);
    expect(tiedToAll(chain(301))).toEqual(chain(301));
    expect(tiedToAll([...chain(301), [900, 901], [901, 902]])).toHaveLength(300 + 3);
  });

  it('are none where nobody said so', () => {
    expect(tiedToAll([])).toEqual([]);
  });

  it('stay as they were said to be where they are too many', () => {
    const star = Array.from({ length: 400 }, (_, n) => [0, n + 1] as const);
    expect(tiedToAll(star)).toHaveLength(400);
  });
});
