import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { stage } from '../../../../../../tests/stage/stage.tsx';
import { listPath } from '../query/path.ts';
import { HighLightList } from './HighLightList.tsx';

let total = 0;
const server = setupServer(
  mock.get('*/api/cluster-list', () => HttpResponse.json({ data: [], totalRecords: total })),
  mock.all('*/api/*', () => HttpResponse.json({ data: [], totalRecords: 0 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => queryClient.clear());
afterAll(() => server.close());

it.each([
  [12, '?page=2'],
  [0, ''],
])('a stored page beyond the end of %i highlights becomes the last one', async (count, search) => {
  total = count;
  const screen = await stage(
    <QueryClientProvider client={queryClient}>
      <HighLightList />
    </QueryClientProvider>,
    `${listPath}?page=9`,
  );
  await expect.poll(() => screen.address()).toBe(listPath + search);
  expect(document.body.textContent).not.toContain('불러오지 못했습니다');
  screen.unmount();
});
