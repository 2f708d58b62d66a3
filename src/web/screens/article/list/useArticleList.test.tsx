import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { today } from '#contract/days.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { articleKind } from '../kind/itemKinds.ts';
import { KindContext } from '../kind/KindContext.tsx';
import { readAddress } from '../query/address.ts';
import { askListAhead } from './listQuestion.ts';
import { useArticleList } from './useArticleList.ts';

let asked = 0;
const server = setupServer(
  mock.get('*/api/article-list', () => HttpResponse.json({ data: [{ articleId: ++asked }], total: 1 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const unread = '?unreadYn=Y';
let place: HTMLElement;
const shown = () => place.textContent;
const List = () => {
  const { rows } = useArticleList(readAddress(new URLSearchParams(unread), today(), articleKind), today());
  return rows?.[0]?.articleId;
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

/** The list of what is unread, from which the person can go to a record and back. */
const open = async () => {
  asked = 0;
  router = createMemoryRouter(
    [
      { path: articleKind.listPath, element: <List /> },
      { path: '/record', element: null },
    ],
    { initialEntries: [articleKind.listPath + unread] },
  );
  await askListAhead(articleKind, unread);
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
  expect(shown()).toBe('1');
  await act(async () => router.navigate('/record'));
};
const comeBack = () => act(async () => router.navigate(-1));

it('of what is new, the list that the page began with is shown once: without what was left it is asked for', async () => {
  await open();
  // somebody has read beyond its rows
  queryClient.clear();
  await comeBack();
  await act(() => expect.poll(shown).toBe('2'));
});

it('who comes back to what was unread finds the rows they left, however long they read', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await comeBack();
  expect([shown(), asked, queryClient.isFetching()]).toEqual(['1', 1, 0]);
});
