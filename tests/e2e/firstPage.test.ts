import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';

let server: Server;
let chromium: Browser;
beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

it.each(Object.entries(widths))(
  'shows the sign-in form to a stranger (%s), without an error',
  async (name, viewport) => {
    const page = await chromium.newPage({ viewport, locale: 'ko-KR' });
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await page.goto(server.url);
    await page.getByRole('button', { name: '로그인' }).waitFor();
    await screenshot(page, `sign-in-${name}`);
    expect(page.url()).toContain('/login');
    expect(wrong).toEqual([]);
    await page.close();
  },
);

it('reads addresses of 10,000 Korean letters, and answers them as any other', async () => {
  const text = encodeURIComponent('가'.repeat(10_000));
  const [screen, call] = await Promise.all([
    fetch(`${server.url}/search?searchText=${text}`),
    fetch(`${server.url}/api/search-list?searchText=${text}`),
  ]);
  expect([screen.status, call.status]).toEqual([200, 401]);
  expect(await call.json()).toHaveProperty('message');
});
