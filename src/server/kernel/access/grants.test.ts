import { expect, it } from 'vitest';
import { isYes, unionOf, yes } from './grants.ts';

const grant = (menuId: number, prslYn: string, wrtYn: string, authorizedYn = 'Y') => ({
  menuId,
  authrtId: 1,
  authorizedYn,
  prslYn,
  wrtYn,
});

it('rights in a menu are the highest of all groups, menus in the order of ids', () => {
  const grants = [grant(30, 'N', 'N'), grant(4, 'Y', 'N'), grant(4, 'N', 'Y'), grant(5, 'Y', 'N')];
  expect(unionOf(grants)).toEqual({
    authorizedMenuList: [
      { menuId: 4, authorizedYn: 'Y' },
      { menuId: 5, authorizedYn: 'Y' },
      { menuId: 30, authorizedYn: 'Y' },
    ],
    authorizedDetailList: [
      { menuId: 4, prslYn: 'Y', wrtYn: 'Y' },
      { menuId: 5, prslYn: 'Y', wrtYn: 'N' },
      { menuId: 30, prslYn: 'N', wrtYn: 'N' },
    ],
  });
});

it('a menu that a group does not open gives no right, whatever else it has', () => {
  expect(unionOf([grant(4, 'Y', 'Y', 'N')])).toEqual({ authorizedMenuList: [], authorizedDetailList: [] });
});

it('only Y counts as yes', () => {
  expect(['Y', 'N', 'y', '', null, undefined].map(isYes)).toEqual([true, false, false, false, false, false]);
  expect([true, false].map(yes)).toEqual(['Y', 'N']);
});
