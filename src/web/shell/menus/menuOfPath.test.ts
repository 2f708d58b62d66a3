import { describe, expect, it } from 'vitest';
import { exampleMenus } from '../../../../tests/stage/exampleMenus.ts';
import { menuOfPath } from './menuOfPath.ts';

const menus = exampleMenus();

describe('menu of a path', () => {
  it.each([
    ['/article/Article', '해외언론 기사', 'list'],
    ['/article/Article/', '해외언론 기사', 'list'],
    ['/article/Article?page=2', '해외언론 기사', 'list'],
    ['/article/Article/Detail/17', '해외언론 기사', 'detail'],
    ['/article/Article/Regist', '해외언론 기사', 'regist'],
    ['/article/Sns', 'SNS', 'list'],
    ['/article', '기사', 'list'],
    ['/communication/Library/2026/spring', '자료실', 'list'],
    ['/communication/Library/2026/spring/Detail/4', '자료실', 'detail'],
    ['/communication/Library/2026/spring/Regist', '자료실', 'regist'],
    ['/admin/user/UserManage/Detail/u-1', '사용자', 'detail'],
  ])('%s belongs to %s as %s', (path, name, kind) => {
    const found = menuOfPath(menus, path);
    expect([found?.menu.menuNm, found?.kind]).toEqual([name, kind]);
  });

  it.each([
    ['/article/Articles'],
    ['/article/Article/Detail'],
    ['/article/Article/Detail/1/2'],
    ['/article/Unknown/Thing'],
    ['/communication/Library/2026'],
    ['/'],
    ['/nowhere'],
  ])('%s belongs to none', (path) => expect(menuOfPath(menus, path)).toBeNull());
});
