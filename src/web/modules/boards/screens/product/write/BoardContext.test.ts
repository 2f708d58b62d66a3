import { describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { boardAt, boardUrlOf } from './BoardContext.tsx';

let last = 0;
const menu = (url: string, refData: object | null = null, children: MenuNode[] = []): MenuNode => {
  last += 1;
  const menuId = last;
  for (const child of children) child.upMenuId = menuId;
  return {
    menuId,
    menuNm: url,
    upMenuId: null,
    url,
    sortNo: 1,
    rmrk: null,
    useYn: 'Y',
    depth: 0,
    refData: refData && JSON.stringify(refData),
    children,
  };
};
const menus = [
  menu('/product', null, [
    menu('/product/publicity/CardNews', { board: 'product', view: 'cards' }),
    menu('/product/Library', { board: 'triple', clsfCdId: 'KINDS' }, [
      menu('/product/Library/c1', null, [menu('/product/Library/c1/s1'), menu('/product/Library/c1/s2')]),
    ]),
    menu('/product/Bare', { board: 'double' }),
  ]),
  menu('/article/Article'),
];

describe('the board at an address', () => {
  it('is a product page itself', () => {
    expect(boardAt(menus, '/product/publicity/CardNews')).toMatchObject({
      board: { view: 'cards', url: '/product/publicity/CardNews' },
    });
  });

  it('is the sub-category of a board with levels, which knows the whole board', () => {
    expect(boardAt(menus, '/product/Library/c1/s2')).toMatchObject({
      board: { board: 'triple', clsfCdId: 'KINDS', root: { url: '/product/Library' } },
    });
  });

  it.each(['/product/Library', '/product/Library/c1'])('%s leads to its first sub-category', (url) =>
    expect(boardAt(menus, url)).toEqual({ to: '/product/Library/c1/s1' }),
  );

  it('has no categories yet where nobody made any', () =>
    expect(boardAt(menus, '/product/Bare')).toEqual({ empty: true }));

  it.each(['/article/Article', '/nowhere'])('%s is none', (url) => expect(boardAt(menus, url)).toBeNull());

  it.each([
    ['/a/B/Detail/5', '/a/B'],
    ['/a/B/Regist', '/a/B'],
    ['/a/B/c1/s1/Detail/가', '/a/B/c1/s1'],
    ['/a/B/', '/a/B'],
  ])('%s belongs to %s', (path, url) => expect(boardUrlOf(path)).toBe(url));
});
