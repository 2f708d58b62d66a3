import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, screenshot } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url, 'staff');
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const titles = () => page.locator('#main [data-record]');
const unread = () => page.locator('#main [data-reading="read"][data-unread]');
const toggle = () => page.getByRole('button', { name: /^새로 온 것만/ });
const isUnread = (n: number) => expect.poll(() => unread().count()).toBe(n);
const isNumbered = (n: number) => expect.poll(() => toggle().textContent()).toBe(`새로 온 것만${n}건`);
/** The article that is read says that it is. */
const isRead = () =>
  expect.poll(() => page.locator('#main [data-reading="read"]').textContent()).toBe('읽지 않음으로 표시');
const open = async () => {
  await goTo(page, `${server.url}/article/Article?period=all&lclsfNm=all`);
  await titles().first().waitFor();
};

it('what one turns to unread stands out in the list, can be listed alone, is read when opened, and all at once', async () => {
  const complaints = complaintsOf(page);
  await open();
  await isNumbered(0);
  await isUnread(0);

  for (const row of [0, 1, 2]) {
    await titles().nth(row).focus();
    await page.keyboard.press('KeyR');
  }
  await isUnread(3);
  await isNumbered(3);
  await screenshot(page, 'unread-list');
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, 'unread-list-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  const names = await titles().allTextContents();
  const isOpen = async (row: number) => {
    await page
      .locator('#main')
      .getByRole('heading', { level: 1, name: names[row] ?? '', exact: true })
      .waitFor();
    await isRead();
  };
  await titles().first().click();
  await isOpen(0);
  await page.keyboard.press('KeyJ');
  await isOpen(1);
  await page.keyboard.press('KeyU');
  await titles().first().waitFor();
  await isUnread(1);
  await isNumbered(1);

  await titles().first().focus();
  await page.keyboard.press('KeyR');
  await isNumbered(2);
  await toggle().click();
  await expect.poll(() => titles().count()).toBe(2);
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByRole('button', { name: '이 목록 모두 읽음' }).click();
  await page.getByText('2건을 읽음으로 표시했습니다.').first().waitFor();
  await isNumbered(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await isNumbered(2);
  await expect.poll(() => titles().count()).toBe(2);
  expect(complaints).toEqual([]);
});
