import { describe, expect, it } from 'vitest';
import { boardMenuUrl } from '#contract/boards.ts';
import { exampleMenus, menuTree } from '../../../../tests/stage/exampleMenus.ts';
import { resolveScreen } from './resolveScreen.ts';
import { pathsOf, publicScreens, signedInScreens } from './screens.ts';

const menus = exampleMenus();
const fixed = [...publicScreens, ...signedInScreens].filter(({ path }) => path !== boardMenuUrl);

describe('resolving a path', () => {
  it.each(fixed.flatMap(pathsOf))('finds %s', (pattern) => {
    const path = pattern.replaceAll(/:\w+/g, 'x-1');
    expect(resolveScreen(path, [])?.pattern).toBe(pattern);
  });

  it('prefers a named product page to the pattern', () => {
    expect(resolveScreen('/product/publicity/CardNews', [])?.screen.path).toBe('/product/publicity/CardNews');
    expect(resolveScreen('/product/publicity/NewPage/Detail/5', [])).toMatchObject({
      pattern: '/product/:category/:subCategory/Detail/:id',
      params: { category: 'publicity', subCategory: 'NewPage', id: '5' },
    });
  });

  it('decodes what the path carries, and survives what cannot be decoded', () => {
    expect(resolveScreen('/article/Article/Detail/%EA%B0%80', [])?.params['id']).toBe('가');
    expect(resolveScreen('/article/Article/Detail/%E0%A4', [])?.params['id']).toBe('%E0%A4');
  });

  it('finds boards that an administrator added as menus', () => {
    expect(resolveScreen('/communication/Library/Detail/8', menus)).toMatchObject({
      pattern: `${boardMenuUrl}/Detail/:id`,
      params: { id: '8' },
    });
    expect(resolveScreen('/communication/Library', [])).toBeNull();
  });

  it('finds administration screens of a schema, and nothing beside the fixed ones', () => {
    const withMuseums = menuTree([
      '관리자',
      '/admin',
      [
        ['박물관', '/admin/MuseumManage'],
        ['국가 코드', '/admin/CountryCodeManage'],
      ],
    ]);
    expect(resolveScreen('/admin/MuseumManage', withMuseums)).toMatchObject({
      kind: 'list',
      pattern: '/admin/MuseumManage',
      screen: { layout: 'admin' },
    });
    expect(resolveScreen('/admin/MuseumManage/Detail/7', withMuseums)).toMatchObject({
      pattern: '/admin/MuseumManage/Detail/:id',
      params: { id: '7' },
    });
    expect(resolveScreen('/admin/CountryCodeManage/Regist', withMuseums)).toBeNull();
    expect(resolveScreen('/admin/MuseumManage/a/b', withMuseums)).toBeNull();
  });

  it('finds a screen that a module has at the address of a menu, and nothing below it', () => {
    const withEdited = menuTree(['외신 동향', '/article', [['고친 기사', '/article/Edited']]]);
    expect(resolveScreen('/article/Edited', withEdited)).toMatchObject({
      pattern: '/article/Edited',
      screen: { layout: 'category' },
    });
    expect(resolveScreen('/article/Edited/Regist', withEdited)).toBeNull();
    expect(resolveScreen('/article/Edited', menus)).toBeNull();
  });

  it.each([
    '/article/Report/Detail/1',
    '/article/HighLight/Regist',
    '/article',
    '/Article/article',
    '/admin',
    '/nowhere',
    '/product/publicity',
  ])('%s is no screen', (path) => expect(resolveScreen(path, menus)).toBeNull());
});
