import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { returning } from '#web/kit/returning/listPlace.ts';
import { OpenedView } from './OpenedView.tsx';

const list = '/article/Article';
const view: SavedView = {
  viewId: 7,
  menuUrl: list,
  viewNm: '프랑스',
  cndCn: 'ntnId=FR',
  colNmList: null,
  lineGapCd: 'compact',
  bscYn: 'Y',
  ownYn: 'Y',
  shrYn: 'N',
  userNm: null,
  groupNm: null,
  fldrNm: null,
  rmrk: null,
};

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const seen: string[] = [];
const List = () => {
  const { search } = useLocation();
  seen.push(search);
  return <p>목록</p>;
};
const routes: RouteObject[] = [
  {
    path: list,
    element: (
      <OpenedView isList>
        <List />
      </OpenedView>
    ),
  },
  { path: '*', element: <p>다른 화면</p> },
];
const open = (address: string) => {
  router = createMemoryRouter(routes, { initialEntries: [address] });
  act(() => root.render(<RouterProvider router={router} />));
};
const go = (to: string, state?: unknown) => act(async () => router.navigate(to, { state }));
const know = (...views: SavedView[]) => act(() => useSavedViews.setState({ views, isKnown: true }));
const address = () => router.state.location.pathname + router.state.location.search;
const density = () => document.documentElement.dataset['density'];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  seen.length = 0;
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  useSavedViews.setState({ views: [], isKnown: false });
  vi.unstubAllGlobals();
});

it('an address without conditions opens the list with its view, and never shows it without', async () => {
  know(view);
  open('/dashboard');
  await go(list);
  await expect.poll(address).toBe(`${list}?ntnId=FR&savedView=7`);
  expect([...new Set(seen)]).toEqual(['?ntnId=FR&savedView=7']);
  expect(density()).toBe('compact');
  await go('/dashboard');
  expect(density()).toBe('normal');
});

it.each(['?size=50', '?savedView=none'])('%s wins', async (search) => {
  know(view);
  open('/dashboard');
  await go(list + search);
  expect([address(), density()]).toEqual([list + search, 'normal']);
});

it('who had a view open the list waits until it is known, all others do not', () => {
  open(list);
  expect(seen).toContain('');
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  seen.length = 0;
  localStorage.setItem('firstViews', JSON.stringify([list]));
  open(list);
  expect(seen).toEqual([]);
  know(view);
  expect([address(), seen.includes('')]).toEqual([`${list}?ntnId=FR&savedView=7`, false]);
});

it('a list that stands is not exchanged when its view begins to open it', async () => {
  know({ ...view, bscYn: 'N' });
  open(list);
  know(view);
  expect(address()).toBe(list);
  await go('/dashboard');
  await go(list);
  await expect.poll(address).toBe(`${list}?ntnId=FR&savedView=7`);
});

it('a way back from a record leads to the view that was left', async () => {
  know(view);
  open(`${list}?ntnId=FR&size=50&savedView=7`);
  await go('/record');
  await go(`${list}?ntnId=FR&size=50`, returning);
  expect(address()).toBe(`${list}?ntnId=FR&size=50&savedView=7`);
  await go('/record');
  await go(`${list}?ntnId=DE`, returning);
  expect(address()).toBe(`${list}?ntnId=DE`);
});
