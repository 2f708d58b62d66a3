import { describe, expect, it } from 'vitest';
import type { MenuRow } from '#server/kernel/access/menus.ts';
import { isBoardAddress } from './menuHandlers.ts';

const row = (menuId: number, upMenuId: number | null, url: string | null, given: Partial<MenuRow> = {}) => ({
  menuId,
  upMenuId,
  url,
  menuNm: `메뉴 ${menuId}`,
  sortNo: 0,
  rmrk: null,
  useYn: 'Y',
  refData: null,
  ...given,
});
const menus = [
  row(1, null, '/local'),
  row(2, 1, '/local/double', { refData: '{"board":"double"}' }),
  row(3, 2, '/local/double/c1'),
  row(4, 3, '/local/double/c1/s1'),
  row(5, 1, '/local/News', { refData: '{"board":"product"}' }),
  row(6, 1, '/local/Old', { refData: '{"board":"product"}', useYn: 'N' }),
  row(7, 1, '/local/Table'),
];

describe('an address', () => {
  it.each(['/local/double', '/local/double/c1', '/local/double/c1/s1', '/local/News'])(
    '%s is a board’s, and so are its pages',
    (url) => {
      for (const rest of ['', '/', '/Regist', '/Detail/12'])
        expect(isBoardAddress(menus, url + rest)).toBe(true);
    },
  );

  it.each(['/local', '/local/Old', '/local/Table', '/local/News/more', '/local/double/c2', '/', ''])(
    '“%s” is none',
    (path) => expect(isBoardAddress(menus, path)).toBe(false),
  );
});
