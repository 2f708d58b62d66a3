import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { press, type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { MenuTree } from './MenuTree.tsx';
import { moved, placesAfter, wordsOfPlace } from './menuOrder.ts';

const menu = (menuId: number, menuNm: string, children: MenuNode[] = []): MenuNode => ({
  menuId,
  menuNm,
  upMenuId: null,
  url: null,
  sortNo: menuId,
  rmrk: null,
  useYn: 'Y',
  depth: 0,
  refData: null,
  children: children.map((child) => ({ ...child, upMenuId: menuId, depth: 1 })),
});

let screen: Stage;
afterEach(() => screen.unmount());

const Tree = () => {
  const [tree, setTree] = useState([menu(1, '기사', [menu(11, '목록')]), menu(2, '통계'), menu(3, '소통')]);
  return (
    <MenuTree
      tree={tree}
      linkOf={(id) => `/${id}`}
      newBelow={(id) => `/new/${id}`}
      onMove={(menuId, to) => setTree(moved(tree, placesAfter(tree, menuId, to)))}
    />
  );
};

const row = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=treeitem]')].find(
    (one) => one.querySelector('a')?.textContent === name,
  );
const rows = () =>
  [...document.querySelectorAll('[role=treeitem]')].map(
    (one) => `${one.getAttribute('aria-level')} ${one.querySelector('a')?.textContent}`,
  );
const key = (name: string, init: KeyboardEventInit) =>
  act(async () => {
    row(name)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

describe('a menu', () => {
  it('that is moved by keys below one without others stays in sight, and keeps the focus', async () => {
    screen = await stage(<Tree />);
    act(() => row('소통')?.focus());
    await key('소통', { key: 'ArrowRight', altKey: true, shiftKey: true });
    expect(rows()).toEqual(['1 기사', '2 목록', '1 통계', '2 소통']);
    expect(document.activeElement).toBe(row('소통'));
    await key('소통', { key: 'ArrowLeft', altKey: true, shiftKey: true });
    await key('소통', { key: 'ArrowUp', altKey: true });
    expect(rows()).toEqual(['1 기사', '2 목록', '1 소통', '1 통계']);
    expect(document.activeElement).toBe(row('소통'));
  });

  it('that a key cannot move does not take the focus when another one is moved', async () => {
    screen = await stage(<Tree />);
    act(() => row('소통')?.focus());
    await key('소통', { key: 'ArrowDown', altKey: true });
    act(() => row('통계')?.focus());
    const up = document.querySelector<HTMLButtonElement>('button[aria-label="통계 위로 옮기기"]');
    act(() => up?.focus());
    await press(up as HTMLButtonElement);
    expect(rows()).toEqual(['1 통계', '1 기사', '2 목록', '1 소통']);
    expect(document.activeElement).not.toBe(row('소통'));
  });

  it('says that it can be unfolded only where others are below it', async () => {
    screen = await stage(<Tree />);
    expect(['기사', '목록', '통계'].map((name) => row(name)?.getAttribute('aria-expanded'))).toEqual([
      'true',
      null,
      null,
    ]);
  });

  it('is a stop of the tab key together with all others, and Enter opens its form', async () => {
    screen = await stage(<Tree />);
    act(() => row('통계')?.focus());
    const stops = [...document.querySelectorAll<HTMLElement>('[role=treeitem], a, button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map((one) => one.getAttribute('aria-label') ?? one.querySelector('a')?.textContent)).toEqual(
      ['통계', '통계 하위 등록'],
    );
    await key('통계', { key: 'Enter' });
    expect(screen.address()).toBe('/2');
  });

  it('shows these buttons where its own is pressed, without keys or a hovering pointer', async () => {
    screen = await stage(<Tree />);
    const named = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    expect(named('통계 위로 옮기기')).toBeNull();
    await press(named('통계 순서와 단계') as HTMLElement);
    expect(named('통계 위로 옮기기')).not.toBeNull();
    expect(screen.address()).toBe('/');
  });

  it('is moved by buttons too, those to which it cannot go being out of use', async () => {
    screen = await stage(<Tree />);
    const named = (name: string) =>
      document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) as HTMLButtonElement;
    act(() => row('통계')?.focus());
    expect(named('통계 밖으로 옮기기').disabled).toBe(true);
    await press(named('통계 아래로 옮기기'));
    expect(rows()).toEqual(['1 기사', '2 목록', '1 소통', '1 통계']);
    expect(named('통계 아래로 옮기기').disabled).toBe(true);
    await press(named('통계 안으로 옮기기'));
    expect(rows()).toEqual(['1 기사', '2 목록', '1 소통', '2 통계']);
  });
});

it('the new place of a menu is said: below which one, and the how manyth', () => {
  const tree = [menu(1, '기사', [menu(11, '목록'), menu(12, '싱크탱크')]), menu(2, '통계')];
  expect(wordsOfPlace(tree, 12)).toBe('싱크탱크 메뉴를 ‘기사’ 아래 2개 가운데 2번째로 옮겼습니다.');
  expect(wordsOfPlace(tree, 2)).toBe('통계 메뉴를 맨 위 단계 2개 가운데 2번째로 옮겼습니다.');
});
