import { describe, expect, it } from 'vitest';
import { affectedUsers } from './authorityChanged.ts';

const users = (...rows: [userId: string, prslYn: string, wrtYn: string][]) =>
  rows.map(([userId, prslYn, wrtYn]) => ({ userId, prslYn, wrtYn, userNm: '김*리' }));
const menus = (...rows: [menuId: number, authorizedYn: string][]) =>
  rows.map(([menuId, authorizedYn]) => ({ menuId, authorizedYn }));

const both = users(['kim', 'Y', 'N'], ['lee', 'N', 'N']);
const touched = (before: object, after: object): string[] =>
  affectedUsers({
    kind: 'update',
    key: 1,
    caller: null,
    before: { authorizedUserList: both, authorizedMenuList: menus([1, 'Y']), ...before },
    after: { authorizedUserList: both, authorizedMenuList: menus([1, 'Y']), ...after },
  }).sort();

describe('the people affected by a change of an authority group', () => {
  it.each<[string, object, object, string[]]>([
    ['nobody by its name', { authrtNm: '옛' }, { authrtNm: '새' }, []],
    ['nobody by the order', {}, { authorizedUserList: [...both].reverse() }, []],
    ['who may write now', {}, { authorizedUserList: users(['kim', 'Y', 'Y'], ['lee', 'N', 'N']) }, ['kim']],
    [
      'who may read no more',
      {},
      { authorizedUserList: users(['kim', 'N', 'N'], ['lee', 'N', 'N']) },
      ['kim'],
    ],
    [
      'who may write in place of reading',
      {},
      { authorizedUserList: users(['kim', 'N', 'Y'], ['lee', 'N', 'N']) },
      ['kim'],
    ],
    ['who left', {}, { authorizedUserList: users(['kim', 'Y', 'N']) }, ['lee']],
    ['who came', { authorizedUserList: users(['kim', 'Y', 'N']) }, {}, ['lee']],
    ['everybody by a new menu', {}, { authorizedMenuList: menus([1, 'Y'], [2, 'Y']) }, ['kim', 'lee']],
    ['everybody by a menu that is closed', {}, { authorizedMenuList: menus([1, 'N']) }, ['kim', 'lee']],
    ['everybody by a menu in place of another', {}, { authorizedMenuList: menus([2, 'Y']) }, ['kim', 'lee']],
    [
      'nobody by the order of the menus',
      { authorizedMenuList: menus([1, 'Y'], [10, 'Y'], [9, 'Y']) },
      { authorizedMenuList: menus([10, 'Y'], [9, 'Y'], [1, 'Y']) },
      [],
    ],
    ['nobody by menus that are none', { authorizedMenuList: null }, { authorizedMenuList: [] }, []],
    ['nobody by a row that says no', {}, { authorizedMenuList: menus([1, 'Y'], [2, 'N']) }, []],
    ['everybody when it is deleted', { delYn: 'N' }, { delYn: 'Y' }, ['kim', 'lee']],
  ])('%s', (_what, before, after, people) => {
    expect(touched(before, after)).toEqual(people);
  });

  it('are its first members if it is new', () => {
    const change = { kind: 'insert' as const, key: 1, caller: null, before: {} };
    expect(affectedUsers({ ...change, after: { authorizedUserList: both } }).sort()).toEqual(['kim', 'lee']);
  });
});
