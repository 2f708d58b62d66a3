import { expect, it } from 'vitest';
import { assigned } from './plan.ts';

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

it('one that is made of as many others as of these goes on', () => {
  const wanted = [{ day, articleIds: [1, 2] }];
  expect(assigned(wanted, [stored(70, [1, 2], { size: 4 })])).toEqual([70]);
  expect(assigned(wanted, [stored(70, [1, 2], { size: 5 })])).toEqual([undefined]);
});

it('of two that want the same, the first of them has it, and the other what is left', () => {
  const wanted = [
    { day, articleIds: [1, 2] },
    { day, articleIds: [3, 4] },
  ];
  expect(assigned(wanted, [stored(70, [1, 3])])).toEqual([70, undefined]);
  expect(assigned(wanted, [stored(71, [4]), stored(70, [1, 3])])).toEqual([70, 71]);
  expect(assigned(wanted, [stored(70, [1, 3, 4]), stored(71, [2])])).toEqual([71, 70]);
  expect(assigned(wanted, [])).toEqual([undefined, undefined]);
});
