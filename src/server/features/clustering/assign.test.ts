import { expect, it } from 'vitest';
import { assigned } from './assign.ts';

const day = '2026-11-20';
const stored = (
  clusterId: number,
  articleIds: number[],
  more: { size?: number; day?: string; isNamed?: boolean } = {},
) => ({
  clusterId,
  day,
  size: articleIds.length,
  articleIds,
  ...more,
});

it('a highlight goes on with the stored one of its day with which it shares most', () => {
  expect(
    assigned(
      [
        { day, articleIds: [1, 2, 3] },
        { day, articleIds: [4, 5] },
        { day, articleIds: [8, 9] },
      ],
      [stored(70, [1, 4, 5]), stored(71, [2, 3]), stored(72, [8, 9], { day: '2026-11-19' })],
    ),
  ).toEqual([71, 70, undefined]);
});

it('of equals the older goes on, and one made mostly of others is left to them', () => {
  expect(assigned([{ day, articleIds: [1, 2] }], [stored(71, [2]), stored(70, [1])])).toEqual([70]);
  expect(assigned([{ day, articleIds: [1] }], [stored(70, [1], { size: 5 })])).toEqual([undefined]);
});

it('one that a person named goes on, also in a larger one', () => {
  const wanted = [{ day, articleIds: [1, 2, 3, 4, 5] }];
  expect(assigned(wanted, [stored(70, [1, 2, 3]), stored(71, [4, 5], { isNamed: true })])).toEqual([71]);
});
