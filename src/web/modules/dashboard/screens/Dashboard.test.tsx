import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import { signInAs } from '../../../../../tests/stage/signInAs.ts';
import { button, press, type Stage, stage } from '../../../../../tests/stage/stage.tsx';
import { Dashboard } from './Dashboard.tsx';
import { routes } from './routes.tsx';

const kept = { order: ['keywords', 'nations'], hidden: ['map', 'unread'], nations: [], keywords: [] };
/** Figures of a period without new articles. @param totalCount articles of all time */
const withoutArticles = (totalCount: number): DashboardOverview => ({
  figures: { todayCount: 0, yesterdayCount: 0, monthCount: 0, yearCount: 0, totalCount },
  articleCount: 0,
  nation: [],
  classification: [],
  keyword: [],
  keywordCount: 0,
});
const saved: unknown[] = [];
const server = setupServer(
  mock.get('*/api/dashboard/user/setting', () => HttpResponse.json({ data: { setngCn: kept } })),
  mock.put('*/api/dashboard/user/saveSetting', async ({ request }) => {
    saved.push(await request.json());
    return HttpResponse.json({ data: {} });
  }),
  mock.all('*/api/*', () => HttpResponse.json({ message: '잠시 후 다시 시도해 주세요.' }, { status: 503 })),
);
let screen: Stage;

const signIn = () => signInAs({ userId: 'kim' });
const open = async (address = '/dashboard') => {
  signIn();
  screen = await stage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Dashboard />
    </QueryClientProvider>,
    address,
  );
};
const fails = () =>
  server.use(
    mock.get('*/api/dashboard/user/setting', () =>
      HttpResponse.json({ message: '잠시 후 다시 시도해 주세요.' }, { status: 503 }),
    ),
  );
const headings = () => [...document.querySelectorAll('h2, h3')].map((one) => one.textContent);
const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
const sentence = () =>
  [...document.querySelectorAll('[role="alert"] p')].find((one) =>
    one.textContent?.includes('대시보드 설정'),
  );

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  saved.length = 0;
});
afterEach(() => {
  screen.unmount();
  server.resetHandlers();
});

it('shows what was arranged, and lets it be changed', async () => {
  await open();
  expect(headings()).toContain('내 키워드');
  expect(headings()).not.toContain('국가별 기사 수');
  expect(buttons()).toContain('대시보드 설정');
  expect(sentence()).toBeUndefined();
});

it.each([
  ['a period without articles from a longer one', 7, '기간을 늘려 보세요.'],
  [
    'a product that has collected nothing yet from a period without articles',
    0,
    '아직 수집된 기사가 없습니다.',
  ],
])('tells %s', async (_case, totalCount, hint) => {
  server.use(
    mock.get('*/api/dashboard/statistics/article-list', () =>
      HttpResponse.json({ data: withoutArticles(totalCount) }),
    ),
  );
  await open();
  expect(document.body.textContent).toContain(`표시할 자료가 없습니다${hint}`);
});

it('shows the usual panels where the setting cannot be read, offers no change, and asks again', async () => {
  fails();
  await open();
  expect(headings()).toContain('국가별 기사 수');
  expect(buttons().filter((name) => name === '대시보드 설정' || name?.endsWith('선택'))).toEqual([]);
  expect(sentence()?.textContent).toContain('저장해 둔 설정은 그대로 있습니다.');

  const retry = () => sentence()?.parentElement?.querySelector('button') as HTMLButtonElement;
  fails();
  await press(retry());
  expect(sentence()).toBeDefined();
  expect(headings()).toContain('국가별 기사 수');

  server.resetHandlers();
  await press(retry());
  expect(sentence()).toBeUndefined();
  expect(headings()).not.toContain('국가별 기사 수');
  expect(button('대시보드 설정').disabled).toBe(false);
  expect(saved).toEqual([]);
});

it.each([
  ['the period that was kept', '/dashboard', '2026-06-01'],
  ['the period of the address', '/dashboard?period=day', '2026-06-30'],
])(
  'asks for the setting and the figures of %s ahead, and not once more when it is drawn',
  async (_, address, startDate) => {
    vi.setSystemTime('2026-06-30T03:00:00Z');
    const requested: (string | null)[] = [];
    let settings = 0;
    server.use(
      mock.get('*/api/dashboard/user/setting', () => {
        settings += 1;
        return HttpResponse.json({ data: { setngCn: { ...kept, period: 'month' } } });
      }),
      mock.get('*/api/dashboard/statistics/article-list', ({ request }) => {
        requested.push(new URL(request.url).searchParams.get('startDate'));
        return HttpResponse.json({ data: withoutArticles(0) });
      }),
    );
    signIn();
    const [page] = await Promise.all(routes.map(({ lazy }) => lazy()));
    await page?.prefetch?.(new URL(address, 'http://localhost'));
    expect(requested).toEqual([startDate]);
    await open(address);
    await expect.poll(() => headings()).toContain('내 키워드');
    expect(requested).toEqual([startDate]);
    expect(settings).toBe(1);
    vi.useRealTimers();
  },
);
