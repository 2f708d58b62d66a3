import { describe, expect, it } from 'vitest';
import {
  addressOf,
  type SavedView,
  viewIdIn,
  withoutAnyView,
  withoutView,
  withSameView,
  withView,
} from './viewAddress.ts';
import { byFolder } from './viewFolders.ts';

describe('the view in an address', () => {
  it('stands behind the conditions, and alone where there are none', () => {
    const view = { viewId: 7, menuUrl: '/article/Article', cndCn: 'ntnId=FR' } as SavedView;
    expect(addressOf(view)).toBe('/article/Article?ntnId=FR&savedView=7');
    expect(addressOf({ ...view, cndCn: '' })).toBe('/article/Article?savedView=7');
    expect(withView('?savedView=7&page=2', 8)).toBe('?page=2&savedView=8');
  });

  it.each([
    ['?savedView=7', ''],
    ['?savedView=7&page=2', '?page=2'],
    ['?a=1&savedView=7&page=2', '?a=1&page=2'],
    ['?a=1&savedView=none', '?a=1'],
    ['?savedView=7&a=1&savedView=8&savedView=9&b=2&savedView=10', '?a=1&b=2'],
    ['?savedView=7&savedView=8', ''],
    ['?mysavedView=7', '?mysavedView=7'],
    ['?a=1', '?a=1'],
    ['', ''],
  ])('%s without it is %s', (search, rest) => expect(withoutView(search)).toBe(rest));

  it('is a number, or no view', () => {
    expect(['?a=1&savedView=7', '?savedView=none', '?savedView=', '?x=savedView', ''].map(viewIdIn)).toEqual([
      7,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stays while conditions change, and goes when the list begins anew', () => {
    expect(withSameView('?page=2', '?savedView=7', false)).toBe('?page=2&savedView=7');
    expect(withSameView('', '?a=1&savedView=none', true)).toBe('?savedView=none');
    expect(withSameView('', '?a=1', true)).toBe('?savedView=none');
    expect(withSameView('', '?a=1', false)).toBe('');
    expect(withoutAnyView('?a=1&savedView=7', true)).toBe('?a=1');
    expect(withoutAnyView('?savedView=7', true)).toBe('?savedView=none');
    expect(withoutAnyView('?savedView=7', false)).toBe('');
  });
});

it('views without a folder stand first, then folders by name', () => {
  const views = [
    [1, '하반기'],
    [2, null],
    [3, '가을'],
    [4, '하반기'],
  ].map(([viewId, fldrNm]) => ({ viewId, fldrNm }) as SavedView);
  expect(byFolder(views).map(([name, inside]) => [name, ...inside.map(({ viewId }) => viewId)])).toEqual([
    ['', 2],
    ['가을', 3],
    ['하반기', 1, 4],
  ]);
});
