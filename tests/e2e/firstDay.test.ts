import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'first-day-'));
let server: Server;
let chromium: Browser;

beforeAll(async () => {
  seedInto(dataDir, 40);
  server = await startServer({ DATA_DIR: dataDir });
  chromium = await browser();
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const signIn = async (page: Page, eml: string, pswd: string): Promise<void> => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
};

/** A browser whose complaints (console, failed requests) are gathered. */
const visit = async (
  width: keyof typeof widths,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> => {
  const context = await chromium.newContext({
    viewport: widths[width],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { context, page, complaints };
};

describe.each(['desktop', 'phone'] as const)('a first day with the product on a %s', (width) => {
  it('lets staff find an article by country and month and read it in both languages', async () => {
    const { context, page, complaints } = await visit(width);
    await signIn(page, 'staff@demo.go.kr', 'Staff!2345');
    await page.goto(`${server.url}/article/Article?period=month`);
    await page.getByRole('heading', { level: 1, name: '기사' }).waitFor();
    await page.getByRole('combobox', { name: '국가' }).fill('일본');
    await page.getByRole('option', { name: /일본/ }).first().click();
    await page.waitForURL(/ntnId=JP/);
    const titles = page.locator('main').getByRole('link').and(page.locator('[href*="/Detail/"]'));
    await titles.first().waitFor();
    const rows = page.locator('main tr').filter({ has: page.locator('[href*="/Detail/"]') });
    const isJapanese = (text: string): boolean => text.includes('일본');
    await expect.poll(async () => (await rows.allTextContents()).every(isJapanese)).toBe(true);
    await screenshot(page, `first-day-list-${width}`);
    const title = (await titles.first().textContent()) ?? '';
    await titles.first().click();
    await page.waitForURL(/\/article\/Article\/Detail\/\d+/);
    await page.getByText(title.trim()).first().waitFor();
    await page.locator('main [lang="ja"]').first().waitFor();
    await page.getByRole('heading', { name: '번역' }).first().waitFor();
    await screenshot(page, `first-day-article-${width}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lets an administrator add a country and see it in the list', async () => {
    const code = width === 'desktop' ? 'XA' : 'XB';
    const { context, page, complaints } = await visit(width);
    await signIn(page, 'admin@demo.go.kr', 'Admin!2345');
    await page.goto(`${server.url}/admin/CountryCodeManage`);
    await page.getByRole('link', { name: '등록' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('국가 코드').fill(code);
    await drawer.getByLabel('국가명').first().fill(`가상국 ${code}`);
    await drawer.getByLabel('대륙').selectOption({ label: '유럽' });
    await screenshot(page, `first-day-country-form-${width}`);
    await drawer.getByRole('button', { name: '저장' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const search = page.getByRole('search');
    await search.getByLabel('국가명', { exact: true }).fill('가상국');
    await search.getByRole('button', { name: '조회' }).click();
    await page.getByText(`가상국 ${code}`).first().waitFor();
    await screenshot(page, `first-day-country-list-${width}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a question', () => {
  it('gives the focus back to the button that asked it', async () => {
    const { context, page } = await visit('desktop');
    await signIn(page, 'staff@demo.go.kr', 'Staff!2345');
    const button = page.getByRole('button', { name: '로그아웃' });
    await button.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });
});

describe('an expired session', () => {
  it('leads from a form with unsaved work to the login screen, and back to the form afterwards', async () => {
    const { context, page } = await visit('desktop');
    await signIn(page, 'admin@demo.go.kr', 'Admin!2345');
    await page.goto(`${server.url}/admin/CountryCodeManage?id=GH`);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('비고').fill('저장하지 못한 글');
    await context.clearCookies({ name: 'access' });
    await context.clearCookies({ name: 'refresh' });
    await drawer.getByRole('button', { name: '저장' }).click();
    await page.waitForURL('**/login**');
    await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
    await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2345');
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL('**/admin/CountryCodeManage?id=GH');
    await expect
      .poll(() => page.getByRole('dialog').getByRole('heading').first().textContent())
      .toContain('국가 코드');
    await context.close();
  });
});
