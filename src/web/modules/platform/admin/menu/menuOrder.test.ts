import { describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { destinationOf, mayStand, placesAfter } from './menuOrder.ts';

const menu = (
  menuId: number,
  upMenuId: number | null,
  depth: number,
  children: MenuNode[] = [],
): MenuNode => ({
  menuId,
  menuNm: `메뉴 ${menuId}`,
  upMenuId,
  url: null,
  sortNo: menuId,
  rmrk: null,
  useYn: 'Y',
  depth,
  refData: null,
  children,
});
const tree = [
  menu(1, null, 0, [
    menu(11, 1, 1),
    menu(12, 1, 1, [menu(121, 12, 2, [menu(1211, 121, 3)])]),
    menu(13, 1, 1),
  ]),
  menu(2, null, 0),
];

describe('moving a menu', () => {
  it('numbers its new neighbours, and those it leaves', () => {
    expect(placesAfter(tree, 13, { upMenuId: null, index: 1 })).toEqual([
      { menuId: 1, upMenuId: null, sortNo: 1 },
      { menuId: 13, upMenuId: null, sortNo: 2 },
      { menuId: 2, upMenuId: null, sortNo: 3 },
      { menuId: 11, upMenuId: 1, sortNo: 1 },
      { menuId: 12, upMenuId: 1, sortNo: 2 },
    ]);
  });

  it('among its own only numbers these', () => {
    expect(placesAfter(tree, 13, { upMenuId: 1, index: 0 }).map(({ menuId }) => menuId)).toEqual([
      13, 11, 12,
    ]);
  });

  it('below itself or what stands below it is not possible', () => {
    expect([mayStand(tree, 12, 12), mayStand(tree, 12, 121), mayStand(tree, 12, 2)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('goes no deeper than four levels', () => {
    expect(mayStand(tree, 2, 1211)).toBe(false);
    expect(mayStand(tree, 2, 121)).toBe(true);
  });

  it('by keyboard goes up, down, in and out, and stops at the ends', () => {
    expect(destinationOf(tree, 12, 'up')).toEqual({ upMenuId: 1, index: 0 });
    expect(destinationOf(tree, 12, 'down')).toEqual({ upMenuId: 1, index: 2 });
    expect(destinationOf(tree, 13, 'in')).toEqual({ upMenuId: 12, index: 1 });
    expect(destinationOf(tree, 13, 'out')).toEqual({ upMenuId: null, index: 1 });
    expect(destinationOf(tree, 11, 'up')).toBeNull();
    expect(destinationOf(tree, 13, 'down')).toBeNull();
    expect(destinationOf(tree, 11, 'in')).toBeNull();
    expect(destinationOf(tree, 2, 'out')).toBeNull();
  });
});
