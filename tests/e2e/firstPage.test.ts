import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { complaintsOf, overflows } from './screens.ts';

let server: Server;
let chromium: Browser;
beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

it('shows the sign-in form to a stranger at either width, without an error', async () => {
  const page = await chromium.newPage({ viewport: widths.phone, locale: 'ko-KR' });
  const complaints = complaintsOf(page);
  await page.goto(server.url);
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: '로그인' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await screenshot(page, `sign-in-${width}`);
  }
  expect(page.url()).toContain('/login');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('reads addresses of 10,000 Korean letters, and answers them as any other', async () => {
  const text = encodeURIComponent('가'.repeat(10_000));
  const [screen, call] = await Promise.all([
    fetch(`${server.url}/search?searchText=${text}`),
    fetch(`${server.url}/api/search-list?searchText=${text}`),
  ]);
  expect([screen.status, call.status]).toEqual([200, 401]);
  expect(await call.json()).toHaveProperty('message');
});
