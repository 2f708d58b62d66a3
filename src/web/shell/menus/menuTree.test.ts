import { describe, expect, it } from 'vitest';
import { exampleMenus, menuTree } from '../../../../tests/stage/exampleMenus.ts';
import {
  adminLanding,
  categoryMenu,
  categoryOf,
  defaultPath,
  firstScreenBelow,
  headerTabs,
  sidebarOf,
  trailOf,
} from './menuTree.ts';

const names = (menus: readonly { menuNm: string }[]) => menus.map(({ menuNm }) => menuNm);

describe('category of a path', () => {
  it.each([
    ['/article/Article/Detail/3', 'article'],
    ['article', 'article'],
    ['/admin?tab=1', 'admin'],
    ['/', ''],
    ['', ''],
  ])('%s → %s', (path, category) => expect(categoryOf(path)).toBe(category));
});

describe('header tabs', () => {
  it('are the depth-0 menus of user mode, also those without an address of their own', () => {
    expect(names(headerTabs(exampleMenus()))).toEqual(['기사', '생산물', '소통']);
  });

  it('leave out what leads nowhere and what is not in use', () => {
    const [used, unused, empty] = menuTree(['통계', '/statistics'], ['보관', '/archive'], ['빈 메뉴', null]);
    if (!used || !unused || !empty) throw new Error('sketch');
    expect(names(headerTabs([used, { ...unused, useYn: 'N' }, empty]))).toEqual(['통계']);
  });

  it('follow the sort number', () => {
    const [first, second] = menuTree(['가', '/a'], ['나', '/b']);
    if (!first || !second) throw new Error('sketch');
    expect(names(headerTabs([{ ...first, sortNo: 5 }, second]))).toEqual(['나', '가']);
  });
});

describe('default path of a menu', () => {
  it('is the first leaf url below it', () => {
    expect(exampleMenus().map(defaultPath)).toEqual([
      '/dashboard',
      '/article/Article',
      '/product/publicity/CardNews',
      '/communication/Library',
      '/admin/user/UserManage',
    ]);
  });

  it('skips a branch that leads nowhere', () => {
    const [menu] = menuTree([
      '위',
      '/up',
      [
        ['빈 가지', null],
        ['잎', '/up/leaf'],
      ],
    ]);
    expect(menu && defaultPath(menu)).toBe('/up/leaf');
  });
});

describe('sidebar', () => {
  it('shows the children of the current category', () => {
    expect(names(sidebarOf(exampleMenus(), '/article/Sns/Detail/9'))).toEqual(['해외언론 기사', 'SNS']);
  });

  it('finds a category whose heading has no address', () => {
    expect(names(sidebarOf(exampleMenus(), '/product/publicity/CardNews'))).toEqual(['홍보 자료']);
  });

  it('is empty where the person has no such category', () => {
    expect(sidebarOf(exampleMenus(), '/statistics/Nation')).toEqual([]);
    expect(categoryMenu([], 'article')).toBeNull();
  });
});

describe('admin landing', () => {
  it('is the first admin screen', () => {
    const tree = menuTree(['관리자', '/admin', [['메뉴 관리', '/admin/MenuManage']]]);
    expect(adminLanding(tree)).toBe('/admin/MenuManage');
  });

  it('falls back to user management when no admin menu exists', () => {
    expect(adminLanding([])).toBe('/admin/user/UserManage');
    expect(adminLanding(menuTree(['기사', '/article']))).toBe('/admin/user/UserManage');
  });
});

describe('the first screen below a heading', () => {
  it('is where an address without a screen of its own leads', () => {
    const tree = menuTree([
      '관리자',
      '/admin',
      [['사용자 관리', '/admin/user', [['사용자', '/admin/user/UserManage']]]],
    ]);
    expect(firstScreenBelow(tree, '/admin')).toBe('/admin/user/UserManage');
    expect(firstScreenBelow(tree, '/admin/user')).toBe('/admin/user/UserManage');
    expect(firstScreenBelow(exampleMenus(), '/product')).toBe('/product/publicity/CardNews');
  });

  it('is none for a screen, for no menu at all, and for a person without the menu', () => {
    expect(firstScreenBelow(exampleMenus(), '/product/publicity/CardNews')).toBeNull();
    expect(firstScreenBelow(exampleMenus(), '/nowhere')).toBeNull();
    expect(firstScreenBelow(menuTree(['검색', '/search']), '/search')).toBeNull();
    expect(firstScreenBelow([], '/admin')).toBeNull();
  });
});

describe('trail', () => {
  it('leads from depth 0 to the menu', () => {
    const tree = exampleMenus();
    expect(names(trailOf(tree, 7))).toEqual(['생산물', '홍보 자료', '카드뉴스']);
    expect(trailOf(tree, 999)).toEqual([]);
  });
});
