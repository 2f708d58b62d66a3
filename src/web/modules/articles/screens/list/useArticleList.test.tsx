import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { today } from '#contract/days.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { articleKind, KindContext } from '../kind/itemKinds.tsx';
import { readAddress } from '../query/address.ts';
import { itemsQuery, prefetchList } from '../query/itemsQuery.ts';
import { useArticleList } from './useArticleList.ts';

let requested = 0;
const server = setupServer(
  mock.get('*/api/article-list', () => HttpResponse.json({ data: [{ articleId: ++requested }], total: 1 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const unread = '?unreadYn=Y';
let place: HTMLElement;
const shown = () => place.textContent;
const conditionsAt = (search: string) => readAddress(new URLSearchParams(search), today(), articleKind);
/** What each render of the list shows: its first row, the total, and whether other rows are being loaded. */
const drawings: [row: number | undefined, total: number | undefined, isWaiting: boolean][] = [];
const second = `${unread}&page=2`;
/** Of each render, the function that reloads the list. */
const reloads: (() => void)[] = [];
/** Of each render. */
const failures: { status: number | undefined; isOutdated: boolean }[] = [];
const List = () => {
  const [search, setSearch] = useState(unread);
  const { rows, total, problem, isOutdated, isWaiting, retry } = useArticleList(
    conditionsAt(search),
    today(),
  );
  reloads.push(retry);
  failures.push({ status: problem instanceof HttpProblem ? problem.status : undefined, isOutdated });
  drawings.push([rows?.[0]?.articleId, total?.count, isWaiting]);
  return (
    <button type="button" onClick={() => setSearch(second)}>
      {rows?.[0]?.articleId}
    </button>
  );
};

let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(unmount);
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The list of unread items, from which the user can open a record and return. */
const open = async (first = '1') => {
  requested = 0;
  router = createMemoryRouter(
    [
      { path: articleKind.listPath, element: <List /> },
      { path: '/record', element: null },
    ],
    { initialEntries: [articleKind.listPath + unread] },
  );
  await prefetchList(articleKind, unread);
  place = document.createElement('div');
  const root = createRoot(place);
  unmount = () => root.unmount();
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <KindContext value={articleKind}>
          <RouterProvider router={router} />
        </KindContext>
      </QueryClientProvider>,
    ),
  );
  expect(shown()).toBe(first);
  await act(async () => router.navigate('/record'));
};
const comeBack = () => act(async () => router.navigate(-1));

it('of what is new, the first list is shown once: without what was left it is asked for', async () => {
  await open();
  // a later page was read meanwhile, so the cached rows are gone
  queryClient.clear();
  await comeBack();
  await act(() => expect.poll(shown).toBe('2'));
});

it('who comes back to what was unread finds the rows they left, however long they read', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await comeBack();
  expect([shown(), requested, queryClient.isFetching()]).toEqual(['1', 1, 0]);
});

const keyOf = (search: string) => itemsQuery(articleKind, conditionsAt(search), today()).queryKey;
const page = (articleId: number, totalRecords: number) => ({ data: [{ articleId }], totalRecords });
const drawn = async (work: () => void) => {
  drawings.length = 0;
  await act(async () => {
    work();
    // queries notify their observers asynchronously
    await new Promise((done) => setTimeout(done));
  });
  return drawings;
};

it('a page asked for ahead takes the place of the one before once the press is answered', async () => {
  await open();
  await comeBack();
  await drawn(() => queryClient.setQueryData(keyOf(unread), page(1, 40)));
  const queryFn = async () => page(7, 41);
  await queryClient.prefetchQuery({ queryKey: keyOf(second), queryFn, gcTime: 60_000 });
  const all = await drawn(() => place.querySelector('button')?.click());
  expect(all[0]).toEqual([1, 40, true]);
  expect(all.at(-1)).toEqual([7, 41, false]);
  expect(all.filter(([row, total, isWaiting]) => isWaiting !== (row === 1 && total === 40))).toEqual([]);
});

it('what changes on the page is drawn at once, and nobody waits for it', async () => {
  await open();
  await comeBack();
  const all = await drawn(() => queryClient.setQueryData(keyOf(unread), page(1, 39)));
  expect(all.filter(([, total, isWaiting]) => total !== 39 || isWaiting)).toEqual([]);
  expect(all.length).toBeGreaterThan(0);
});

it('a reload counts anew where the count that comes with the page is capped', async () => {
  let stored = 12_000;
  server.use(
    mock.get('*/api/article-list', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('total') === 'only'
          ? { data: [], totalRecords: stored }
          : { data: [{ articleId: stored }], totalRecords: 10_001, totalIsExact: false },
      ),
    ),
  );
  await open('12000');
  await comeBack();
  await act(() => expect.poll(() => drawings.at(-1)?.[1]).toBe(12_000));
  stored = 12_002;
  await act(async () => reloads.at(-1)?.());
  await act(() => expect.poll(() => drawings.at(-1)?.slice(0, 2)).toEqual([12_002, 12_002]));
  server.resetHandlers();
});

it.each([
  [
    'keeps its rows where the server fails, and says that they are old',
    503,
    { status: undefined, isOutdated: true },
  ],
  ['gives way to a refusal', 403, { status: 403, isOutdated: false }],
])('a reload %s', async (_name, status, expected) => {
  await open();
  await comeBack();
  server.use(mock.get('*/api/article-list', () => HttpResponse.json({}, { status })));
  await act(async () => reloads.at(-1)?.());
  await act(() => expect.poll(() => failures.at(-1)).toEqual(expected));
  expect(shown()).toBe('1');
  server.resetHandlers();
  await act(async () => reloads.at(-1)?.());
  await act(() => expect.poll(() => failures.at(-1)).toEqual({ status: undefined, isOutdated: false }));
});
