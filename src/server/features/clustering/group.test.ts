import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped, type WeighedPair } from './group.ts';

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
