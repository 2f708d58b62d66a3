import { describe, expect, it } from 'vitest';
import { type AuthorizedInfo, type MenuNode, noRights } from '#contract/session.ts';
import { hasWriteRight, opensScreen } from './menuRights.ts';

const menu = (menuId: number, url: string, children: MenuNode[] = []): MenuNode => ({
  menuId,
  url,
  children,
  menuNm: url,
  upMenuId: null,
  sortNo: 1,
  rmrk: null,
  useYn: 'Y',
  depth: 0,
  refData: null,
});
const menus = [menu(1, '/admin', [menu(2, '/admin/A'), menu(3, '/admin/B')])];
const rights = (wrtYn: 'Y' | 'N'): AuthorizedInfo => ({
  ...noRights,
  authorizedDetailList: [{ menuId: 2, prslYn: 'Y', wrtYn }],
});

describe('writing', () => {
  it('is for who holds the write right in the entity’s menu', () => {
    expect(hasWriteRight(rights('Y'), menus, ['/admin/A'])).toBe(true);
    expect(hasWriteRight(rights('N'), menus, ['/admin/A'])).toBe(false);
    expect(hasWriteRight(rights('Y'), menus, ['/admin/B'])).toBe(false);
  });

  it('is for administrators everywhere', () =>
    expect(hasWriteRight({ ...noRights, mngrYn: 'Y' }, [], ['/admin/B'])).toBe(true));
});

describe('opening', () => {
  const held = (authorizedYn: 'Y' | 'N'): AuthorizedInfo => ({
    ...noRights,
    authorizedMenuList: [{ menuId: 2, authorizedYn }],
  });

  it('is for whose menu it is, not for whom it was taken from', () => {
    expect(opensScreen(held('Y'), menus, ['/admin/A'])).toBe(true);
    expect(opensScreen(held('N'), menus, ['/admin/A'])).toBe(false);
    expect(opensScreen(held('Y'), menus, ['/admin/B'])).toBe(false);
  });

  it('is for administrators wherever there is a menu', () => {
    expect(opensScreen({ ...noRights, mngrYn: 'Y' }, menus, ['/admin/B'])).toBe(true);
    expect(opensScreen({ ...noRights, mngrYn: 'Y' }, menus, ['/admin/C'])).toBe(false);
  });
});
