import { describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { grantStateOf, storedIds, toggled } from './MenuRightsInput.tsx';

const menu = (menuId: number, children: MenuNode[] = []): MenuNode => ({
  menuId,
  menuNm: `메뉴 ${menuId}`,
  upMenuId: null,
  url: null,
  sortNo: menuId,
  rmrk: null,
  useYn: 'Y',
  depth: 0,
  refData: null,
  children,
});
const leaf = menu(11);
const branch = menu(1, [leaf, menu(12, [menu(121), menu(122)])]);
const tree = [branch, menu(2)];

describe('rights on menus', () => {
  it('given on a menu cascade to every descendant', () => {
    const held = toggled(branch, new Set());
    expect([...held].sort((a, b) => a - b)).toEqual([1, 11, 12, 121, 122]);
    expect(grantStateOf(branch, held)).toBe('all');
  });

  it('taken from one below leave those above half held', () => {
    const held = toggled(leaf, toggled(branch, new Set()));
    expect(grantStateOf(branch, held)).toBe('some');
    expect(storedIds(tree, held)).toEqual([12, 121, 122]);
  });

  it('of a half held menu become whole with one more press, and nothing with the next', () => {
    const half = toggled(leaf, toggled(branch, new Set()));
    const whole = toggled(branch, half);
    expect(grantStateOf(branch, whole)).toBe('all');
    expect(grantStateOf(branch, toggled(branch, whole))).toBe('none');
  });

  it('on menus that are not in the tree stay as they were', () => {
    expect(storedIds(tree, new Set([2, 999]))).toEqual([2, 999]);
  });
});
