import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import {
  entityScreens,
  recordPath,
  registPath,
  screenPath,
  screenPaths,
  withoutDrawer,
} from './screenPath.ts';

const spec = (name: string, screen: EntitySpec['screen'], menus: string[]) =>
  ({ name, screen, menus }) as unknown as EntitySpec;
const resources = {
  museum: spec('museum', 'page', ['/admin/MuseumManage', '/admin/Other']),
  country: spec('country', 'drawer', ['/admin/CountryManage']),
  token: spec('token', 'none', ['/admin/Token']),
  orphan: spec('orphan', 'page', []),
};
const screens = entityScreens(resources);
const byName = new Map(screens.map((screen) => [screen.spec.name, screen]));
const ours = (path: string) => screenPath(path, byName);

describe('generated screens', () => {
  it('stand at the first menu of every entity that wants one', () =>
    expect(screens.map(({ spec: { name }, url }) => [name, url])).toEqual([
      ['museum', '/admin/MuseumManage'],
      ['country', '/admin/CountryManage'],
    ]));

  it('have Regist and Detail only as pages', () => {
    expect(screens.map(screenPaths)).toEqual([
      {
        list: '/admin/MuseumManage',
        regist: '/admin/MuseumManage/Regist',
        detail: '/admin/MuseumManage/Detail/:id',
      },
      { list: '/admin/CountryManage' },
    ]);
  });
});

describe('react-admin’s own addresses', () => {
  it.each([
    ['/admin/museum', '/admin/MuseumManage'],
    ['/admin/museum?page=2', '/admin/MuseumManage?page=2'],
    ['/admin/museum/create', '/admin/MuseumManage/Regist'],
    ['/admin/museum/7', '/admin/MuseumManage/Detail/7'],
    ['/admin/museum/7/show', '/admin/MuseumManage/Detail/7'],
    ['/admin/museum/a%2Fb', '/admin/MuseumManage/Detail/a%2Fb'],
    ['/admin/country/create', '/admin/CountryManage?new=1'],
    ['/admin/country/KR', '/admin/CountryManage?id=KR'],
    ['/admin/country/zh%20Hant', '/admin/CountryManage?id=zh+Hant'],
    ['/admin/token/1', '/admin/token/1'],
    ['/admin/MuseumManage/Detail/7', '/admin/MuseumManage/Detail/7'],
    ['/article/Article', '/article/Article'],
  ])('%s becomes %s', (path, expected) => expect(ours(path)).toBe(expected));
});

describe('a drawer', () => {
  const [, country] = screens;
  if (!country) throw new Error('The screen of country is missing.');

  it('opens on the list as it is', () => {
    expect(recordPath(country, 'KR', '?page=3')).toBe('/admin/CountryManage?page=3&id=KR');
    expect(registPath(country, '?page=3')).toBe('/admin/CountryManage?page=3&new=1');
  });

  it('leaves the list as it was', () => {
    expect(withoutDrawer('?page=3&id=KR')).toBe('?page=3');
    expect(withoutDrawer('?new=1')).toBe('');
  });
});
