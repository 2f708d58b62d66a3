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
afterEach(() => {
  queryClient.clear();
  server.resetHandlers();
});
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

it('gives every day a heading with its number; the total counts all that is shown', async () => {
  const on = (clusterId: number, clusterDt: string) => ({
    clusterId,
    clusterDt,
    clusterTtl: `사안 ${clusterId}`,
  });
  server.use(
    mock.get('*/api/cluster-list', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.getAll('clusterDt').length > 1
          ? {
              data: [on(3, '2026-05-03'), on(4, '2026-05-01'), on(5, '2026-05-01'), on(6, '2026-04-30')],
              totalRecords: 5,
            }
          : { data: [on(1, '2026-05-04'), on(2, '2026-05-04')], totalRecords: 2 },
      ),
    ),
  );
  const screen = await stage(
    <QueryClientProvider client={queryClient}>
      <HighLightList />
    </QueryClientProvider>,
    `${listPath}?clusterDt=2026-05-04`,
  );
  const headings = () =>
    [...document.querySelectorAll('h2')]
      .map((one) => one.textContent)
      .filter((words) => words.startsWith('2026'));
  await expect.poll(headings).toEqual(['2026-05-04(월) 2건', '2026-05-03(일) 1건', '2026-05-01(금) 2건']);
  expect(document.body.textContent).toContain('총 5건');
  screen.unmount();
});
