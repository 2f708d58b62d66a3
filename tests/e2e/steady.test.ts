// Begins first: its answers are held back.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import { browser, loaded, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk } from './desk.ts';
import { goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let staff: Visitor;
let page: Page;
/** Requests for lists and articles since the last call. */
const asked: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  staff = await colleague(server.url, 'staff');
  page = await desk(chromium, server.url, 'staff');
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/article-detail')) asked.push(`article ${searchParams.get('articleId')}`);
    if (pathname.endsWith('/article-list')) asked.push(`page ${searchParams.get('page')}`);
  });
  await page.addInitScript(() => {
    const moves = window as unknown as { shifted: number };
    moves.shifted = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        moves.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  await page.unroute('**/api/**');
});

const list = '/article/Article';
const rows = () => page.locator('#main [data-record]');
const idAt = async (place: number): Promise<string> =>
  (await rows().nth(place).getAttribute('data-record')) ?? '';
const put = (path: string, body: object) => staff.post(`/api${path}`, body, { _method: 'PUT' });
const readState = async (articleId: string): Promise<string | undefined> => {
  const answer = await staff.get('/api/article-list?size=50&lclsfNm=KOREA');
  const { data } = (await answer.json()) as ListAnswer<ArticleItem & { readYn: string }>;
  return data.find((item) => String(item.articleId) === articleId)?.readYn;
};
const moved = () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

it.each(['desktop', 'phone'] as const)(
  'on a %s nothing moves when rows, an article or figures come',
  async (width) => {
    await page.setViewportSize(widths[width]);
    // slow responses, so that the placeholders of rows and text are visible
    await page.route('**/api/**', async (route) => {
      await wait(route.request().url().includes('/article-detail') ? 1_500 : 200);
      await route.continue().catch(() => {});
    });
    await page.goto(server.url + list);
    await rows().first().waitFor();
    await loaded(page);
    expect(await moved()).toBeLessThanOrEqual(0.02);
    const address = await rows().first().getAttribute('href');
    await page.goto(server.url + address);
    await page.getByRole('status', { name: messages.loading.detail }).waitFor();
    await page.getByRole('region', { name: '본문' }).waitFor();
    await loaded(page);
    expect(await moved()).toBeLessThanOrEqual(0.02);
    for (const other of ['/communication/Notice', '/statistics/Nation']) {
      await page.goto(server.url + other);
      await page.locator('[data-action=views]').waitFor();
      await loaded(page);
      expect(await moved(), other).toBeLessThanOrEqual(0.02);
    }
  },
);

it('asks once for the article under the pointer, which is read only when it is opened', async () => {
  await goTo(page, server.url + list);
  await rows().nth(5).waitFor();
  const [id, other] = [await idAt(4), await idAt(5)];
  await put('/update-article/visit', { itemKnd: 'article' });
  await put('/update-article/read', { articleIds: [Number(id), Number(other)], readYn: 'N' });
  await goTo(page, server.url + list);
  await rows().nth(5).waitFor();
  asked.length = 0;
  await rows().nth(4).hover();
  await expect.poll(() => asked).toContain(`article ${id}`);
  await loaded(page);
  expect(await readState(id)).toBe('N');
  await rows().nth(4).click();
  await page.getByRole('region', { name: '본문' }).waitFor();
  await expect.poll(() => readState(id)).toBe('Y');
  expect(asked.filter((one) => one === `article ${id}`)).toHaveLength(1);

  // the next article is prefetched before J is pressed, and is still unread
  await expect.poll(() => asked).toContain(`article ${other}`);
  await loaded(page);
  expect(await readState(other)).toBe('N');
  await page.keyboard.press('j');
  await page.waitForURL(`**/Detail/${other}*`);
  await expect.poll(() => readState(other)).toBe('Y');
  expect(asked.filter((one) => one === `article ${other}`)).toHaveLength(1);
});

it('asks for the article on which the focus rests', async () => {
  // other conditions, of which nothing has been requested before
  await goTo(page, `${server.url}${list}?size=20`);
  await rows().first().waitFor();
  await page.mouse.move(0, 0);
  asked.length = 0;
  await page.keyboard.press('j');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-record'));
  await expect.poll(async () => asked.includes(`article ${await focused()}`)).toBe(true);
});

it('asks for the next page when the end of the list comes into view', async () => {
  asked.length = 0;
  await goTo(page, `${server.url}${list}?size=50&period=all`);
  await rows().first().waitFor();
  await loaded(page);
  expect(asked).not.toContain('page 2');
  await page.getByRole('navigation', { name: '쪽 이동' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('page 2');
  await loaded(page);
  asked.length = 0;
  const before = await idAt(0);
  await page.getByRole('button', { name: '다음 쪽으로 이동' }).click();
  await expect.poll(() => idAt(0)).not.toBe(before);
  expect(asked).not.toContain('page 2');
});

it('the list that one comes back to stands as it was left before the server has answered', async () => {
  await page.goto(`${server.url}${list}?size=50`);
  const left = await idAt(30);
  const link = page.locator(`#main [data-record="${left}"]`);
  await link.click();
  await page.getByRole('region', { name: '본문' }).waitFor();
  await page.route('**/api/article-list**', () => {});
  await page.keyboard.press('u');
  await expect.poll(() => link.evaluate((row) => row === document.activeElement)).toBe(true);
  // rows below the window are rendered when the browser is idle
  await expect.poll(() => rows().count()).toBe(50);
});
