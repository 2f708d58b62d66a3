import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { returning } from '../returning/listPlace.ts';
import { prefetch, queryOptionsOf } from './prefetch.ts';
import { queryClient } from './queryClient.ts';
import { useReturnCache } from './returnCache.ts';

let requested = 0;
const server = setupServer(
  mock.get('*/api/rows', () => HttpResponse.json({ data: `rows ${++requested}` })),
  mock.get('*/api/other', () => HttpResponse.json({ data: null })),
  mock.post('*/api/stored', () => HttpResponse.json({ data: null })),
  mock.post('*/api/refused', () => HttpResponse.json({ message: '이미 바뀌었습니다.' }, { status: 409 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** What the list showed in each render. */
let drawings: (string | undefined)[];

const List = () => {
  const { data } = useQuery({
    queryKey: ['rows'],
    queryFn: () => read<string>('/rows'),
    ...useReturnCache('rows'),
  });
  drawings.push(data);
  return data;
};

const routes = [
  { path: '/list', element: <List /> },
  { path: '/record', element: null },
];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;
const go = async (to: string | -1, state?: unknown) => {
  drawings = [];
  await act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to, { state })));
};
const nowShows = (rows: string) => act(() => expect.poll(() => drawings.at(-1)).toBe(rows));
/** Loads a list, then opens a record. */
const leave = async () => {
  await go('/list');
  await nowShows('rows 1');
  await go('/record');
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  requested = 0;
  router = createMemoryRouter(routes, { initialEntries: ['/record'] });
  const root = createRoot(document.createElement('div'));
  unmount = () => root.unmount();
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(unmount);
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['the browser’s own way back', -1],
  ['a link back', '/list'],
] as const)('%s shows what was left at once, and then what has become of it', async (_, to) => {
  await leave();
  await read('/other');
  await write('PUT', '/stored', {}, { leavesLists: true });
  await go(to, returning);
  expect(drawings[0]).toBe('rows 1');
  await nowShows('rows 2');
});

it('a read that is broken off by leaving takes nothing from what was left', async () => {
  await leave();
  const leaving = new AbortController();
  const requested = read('/other', { signal: leaving.signal }).catch(() => {});
  leaving.abort();
  await requested;
  await go(-1);
  expect(drawings[0]).toBe('rows 1');
  await nowShows('rows 2');
});

it('a list that is opened otherwise shows nothing that was there before', async () => {
  await leave();
  await go('/list');
  expect(drawings[0]).toBeUndefined();
  await nowShows('rows 2');
});

it.each(['/stored', '/refused'])('nothing that was left is shown after a write to %s', async (path) => {
  await leave();
  await write('PUT', path, {}, { quiet: true }).catch(() => {});
  await go(-1);
  expect(drawings[0]).toBeUndefined();
  await nowShows('rows 2');
});

it.each([
  ['a write that lists may tell of', {}, 'rows 2'],
  ['a write that they do not tell of', { leavesLists: true }, 'rows 1'],
])('%s before a list is opened: it takes what was asked for ahead, or asks anew', async (_, config, rows) => {
  const question = { queryKey: ['rows'], load: () => read<string>('/rows') };
  await prefetch(question);
  await write('PUT', '/stored', {}, config);
  expect(await queryOptionsOf(question).queryFn(new AbortController())).toBe(rows);
  await queryOptionsOf(question).queryFn(new AbortController());
});
