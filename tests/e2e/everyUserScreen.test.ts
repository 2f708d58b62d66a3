// Begins first: every screen in one story.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymousStorage, browser, pooledProfile, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { complaintsOfAll, holds, holdsForKeys, watch } from './everyScreen.ts';
import { adminAreas, allPaths, popups, userAreas, withoutSignIn } from './screenList.ts';
import { overflows } from './screens.ts';

let server: Server;
let chromium: Browser;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

it.each(Object.entries(userAreas))('every screen %s holds at both widths', async (_area, paths) => {
  const page = await desk(chromium, server.url);
  expect(await complaintsOfAll(page, server.url, paths)).toEqual([]);
  await page.context().close();
});

it('every screen that needs no sign-in holds at both widths', async () => {
  const page = await (await pooledProfile(chromium, anonymousStorage)).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of withoutSignIn) {
    await holds(page, server.url, path);
    await holdsForKeys(page, path);
    expect([path, ...errors]).toEqual([path]);
  }
  await page.context().close();
});

it('shows a stranger the sign-in form at either width and as dark as wanted, without an error', async () => {
  const page = await chromium.newPage({ viewport: widths.phone, locale: 'ko-KR' });
  const complaints = watch(page);
  await page.goto(server.url);
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: '로그인' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
  }
  expect(page.url()).toContain('/login');
  await page.getByRole('button', { name: '화면 설정' }).click();
  await page.getByRole('radio', { name: '어둡게' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await accessibilityProblems(page, 'screen')).toEqual([]);
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

it('no screen of the specification is left out', () => {
  const areas = [...Object.values(userAreas), ...Object.values(adminAreas)];
  const addresses = [...areas.flat(), ...withoutSignIn, ...popups];
  const visited = new Set(addresses.map((address) => address.split('?')[0]));
  expect(allPaths.filter((path) => !visited.has(path))).toEqual([]);
});
