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
let shown: number | undefined;
const List = () => {
  const { rows } = useArticleList(readAddress(new URLSearchParams(unread), today(), articleKind), today());
  shown = rows?.[0]?.articleId;
  return null;
};

let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(unmount);
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('of what is new, the list that the page began with is shown once: without what was left it is asked for', async () => {
  await askListAhead(articleKind, unread);
  router = createMemoryRouter(
    [
      { path: articleKind.listPath, element: <List /> },
      { path: '/record', element: null },
    ],
    { initialEntries: [articleKind.listPath + unread] },
  );
  const root = createRoot(document.createElement('div'));
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
  expect(shown).toBe(1);
  await act(async () => router.navigate('/record'));
  // somebody has read beyond its rows
  queryClient.clear();
  await act(async () => router.navigate(-1));
  await act(() => expect.poll(() => shown).toBe(2));
});
