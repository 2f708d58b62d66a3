import { describe, expect, it } from 'vitest';
import { cascade, type Place } from './authorityHandlers.ts';

/** 1 › 2 › 3, 1 › 4, 5 */
const places: Place[] = [
  { menuId: 1, upMenuId: null },
  { menuId: 2, upMenuId: 1 },
  { menuId: 3, upMenuId: 2 },
  { menuId: 4, upMenuId: 1 },
  { menuId: 5, upMenuId: null },
];

const opened = (rows: Parameters<typeof cascade>[0], before?: ReadonlySet<number>): number[] =>
  cascade(rows, places, before)
    .filter(({ authorizedYn }) => authorizedYn !== 'N')
    .map(({ menuId }) => menuId)
    .sort((a, b) => a - b);

describe('a right on a menu', () => {
  it.each([
    ['goes down to all below', [{ menuId: 1, authorizedYn: 'Y' }], [1, 2, 3, 4]],
    ['does not go up or aside', [{ menuId: 3, authorizedYn: 'Y' }], [3]],
    ['is given where nothing else is said', [{ menuId: 2 }], [2, 3]],
    [
      'stops at a menu that says otherwise, and below it',
      [
        { menuId: 1, authorizedYn: 'Y' },
        { menuId: 2, authorizedYn: 'N' },
      ],
      [1, 4],
    ],
    [
      'begins anew below a menu that says no',
      [
        { menuId: 1, authorizedYn: 'N' },
        { menuId: 2, authorizedYn: 'Y' },
      ],
      [2, 3],
    ],
    ['of nothing is nothing', [], []],
  ] as const)('%s', (_what, rows, expected) => {
    expect(opened([...rows])).toEqual(expected);
  });

  it('does not reach a menu that an upgrade has put below one that was open already', () => {
    const before = new Set([1, 2, 3]);
    expect(opened([{ menuId: 1 }, { menuId: 2 }, { menuId: 3 }], before)).toEqual([1, 2, 3]);
    expect(opened([{ menuId: 1 }], before)).toEqual([1, 2, 3]);
    expect(opened([{ menuId: 1 }, { menuId: 2 }], new Set([2]))).toEqual([1, 2, 4]);
  });

  it('keeps unknown menus for the later check, and ends in a circle', () => {
    expect(cascade([{ menuId: 99, authorizedYn: 'Y' }], places)).toEqual([{ menuId: 99, authorizedYn: 'Y' }]);
    const circle = [
      { menuId: 1, upMenuId: 2 },
      { menuId: 2, upMenuId: 1 },
    ];
    expect(cascade([], circle)).toEqual([]);
  });
});
