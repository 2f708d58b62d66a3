import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk, type Person } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

let server: Server;
let chromium: Browser;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

/** A phone whose complaints (console, failed requests) are gathered. */
const phone = async (person: Person): Promise<{ page: Page; complaints: string[] }> => {
  const page = await desk(chromium, server.url, person, { viewport: widths.phone });
  const complaints = complaintsOf(page);
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
};

it('staff find an article by country and month on a phone and read it in both languages; a question gives the focus back to the button that asked it', async () => {
  const { page, complaints } = await phone('staff');
  await goTo(page, `${server.url}/article/Article?period=month`);
  await page.getByRole('heading', { level: 1, name: '기사' }).waitFor();
  await page.getByRole('button', { name: /^조건/ }).click();
  await page.getByRole('combobox', { name: '국가' }).fill('일본');
  await page.getByRole('option', { name: /일본/ }).first().click();
  await page.waitForURL(/ntnId=JP/);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /건 보기$/ })
    .click();
  const rows = page.locator('main tr').filter({ has: page.locator('[data-record]') });
  await rows.first().waitFor();
  const isJapanese = (text: string): boolean => text.includes('일본');
  await expect.poll(async () => (await rows.allTextContents()).every(isJapanese)).toBe(true);
  await screenshot(page, 'first-day-list');
  const link = rows.first().locator('[data-record]');
  const title = ((await link.textContent()) ?? '').trim();
  await link.click();
  await page.waitForURL(/\/article\/Article\/Detail\/\d+/);
  await page.getByText(title).first().waitFor();
  await page.locator('main [lang="ja"]').first().waitFor();
  await page.getByRole('heading', { name: '번역' }).first().waitFor();
  await screenshot(page, 'first-day-article');

  await page.setViewportSize(widths.desktop);
  const button = page.getByRole('button', { name: '로그아웃' });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('an administrator adds a country on a phone and sees it in the list; a session that ends over unsaved work leads to the login screen, and back to the form afterwards', async () => {
  const { page, complaints } = await phone('admin');
  await goTo(page, `${server.url}/admin/CountryCodeManage`);
  await page.getByRole('link', { name: '등록' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('국가 코드').fill('XA');
  await drawer.getByLabel('국가명').first().fill('가상국 XA');
  await drawer.getByLabel('대륙').selectOption({ label: '유럽' });
  await screenshot(page, 'first-day-country-form');
  await drawer.getByRole('button', { name: '저장' }).click();
  await drawer.waitFor({ state: 'hidden' });
  const search = page.getByRole('search');
  await search.getByLabel('국가명', { exact: true }).fill('가상국');
  await page.keyboard.press('Enter');
  const country = page.getByRole('link', { name: '가상국 XA' });
  await country.waitFor();
  await screenshot(page, 'first-day-country-list');
  expect(complaints).toEqual([]);

  await country.click();
  await page.waitForURL(/\/admin\/CountryCodeManage\?.*id=XA/);
  const { pathname, search: query } = new URL(page.url());
  await drawer.getByLabel('비고').fill('저장하지 못한 글');
  await page.context().clearCookies({ name: 'access' });
  await page.context().clearCookies({ name: 'refresh' });
  await drawer.getByRole('button', { name: '저장' }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === pathname && url.search === query);
  await expect.poll(() => drawer.getByRole('heading').first().textContent()).toContain('국가 코드');
  await page.context().close();
});
