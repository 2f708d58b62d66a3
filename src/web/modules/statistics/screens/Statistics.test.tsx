import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stage } from '../../../../../tests/stage/stage.tsx';
import { dimensions } from './dimensions.ts';
import { routes } from './routes.tsx';

vi.mock('#web/kit/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: () => <svg aria-label="drawing" />,
  ready: async () => undefined,
}));

const requested: string[] = [];
const server = setupServer(
  mock.get('*/api/statistics/:name/table', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requested.push(pathname + search);
    const line = { key: 'JP', label: '일본', count: 12, share: 1 };
    return HttpResponse.json({ data: [line], totalRecords: 1 });
  }),
  mock.all('*/api/*', () => HttpResponse.json({ data: [], totalRecords: 0 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it.each(dimensions.filter(({ ranking }) => ranking.endsWith('/table')))(
  'the ranking by $name is asked for ahead, as the address says, and only once',
  async ({ screen: pathname }) => {
    requested.length = 0;
    const page = await routes.find(({ path }) => path === pathname)?.lazy();
    if (!page) throw new Error(`no page at ${pathname}`);
    const search = '?period=week&lclsfNm=FOREIGN&searchText=KOREA&rankRange=twenty&offset=21';
    await page.prefetch?.({ pathname, search });
    expect(requested).toEqual([expect.stringMatching(/searchText=KOREA.*offset=21&limit=20/u)]);
    const screen = await stage(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <page.Component />
      </QueryClientProvider>,
      pathname + search,
    );
    await expect.poll(() => document.querySelector('[data-record="JP"]')).not.toBeNull();
    expect(requested).toHaveLength(1);
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toContain(pathname.endsWith('/Nation') ? '지도로 보기' : '트리맵으로 보기');
    screen.unmount();
  },
);
