import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strongest } from './strongest.ts';

const rising = (one: number, other: number) => one - other;
const falling = (one: number, other: number) => other - one;

it('the first of a list are those that a sorted one begins with', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(500), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (list, most) => {
        for (const compare of [rising, falling])
          expect(strongest(list, most, compare).toSorted(compare)).toEqual(
            list.toSorted(compare).slice(0, most),
          );
      },
    ),
  );
});

it('no more than the wanted are all of them, in their order', () => {
  const list = [3, 1, 2];
  expect(strongest(list, 3, rising)).toBe(list);
  expect(strongest(list, 4, rising)).toBe(list);
});

it('few comparisons are made where nearly all of a list come later', () => {
  let count = 0;
  const list = Array.from({ length: 1_000 }, (_, at) => at);
  strongest(list, 10, (one, other) => {
    count += 1;
    return one - other;
  });
  expect(count).toBeLessThan(1_100);
});
