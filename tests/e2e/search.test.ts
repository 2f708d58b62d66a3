import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

let server: Server;
let chromium: Browser;
let page: Page;
const dataDir = mkdtempSync(join(tmpdir(), 'search-'));
const complaints: string[] = [];

beforeAll(async () => {
  seedInto(dataDir);
  server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  chromium = await browser();
  page = await adminDesk(chromium, server.url);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const field = () => page.getByRole('searchbox', { name: '검색어', exact: true });
const search = async (text: string) => {
  await field().fill(text);
  await page.getByRole('button', { name: '검색', exact: true }).click();
};
const results = () => page.locator('[role=tabpanel] ol > li');
const counted = async (): Promise<number> => {
  await page.locator('[role=tabpanel] > [aria-busy=false]').waitFor();
  const text = await page
    .locator('#main')
    .getByText(/^총 [\d,]+건$/)
    .textContent();
  return Number(text?.replace(/\D/g, ''));
};

describe('the integrated search', () => {
  it('begins with one field, reached from every screen', async () => {
    await page.getByRole('link', { name: '통합검색' }).click();
    await page.getByRole('heading', { name: '통합검색', level: 1 }).waitFor();
    await page.getByRole('heading', { name: '최근 검색' }).waitFor();
    await screenshot(page, 'search-begin');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('finds what the texts say, and marks it', async () => {
    await search('영화');
    await page.waitForURL(/\/search\?searchText=/);
    const one = await counted();
    expect(one).toBeGreaterThan(0);
    for (const result of await results().all())
      expect((await result.locator('mark').allTextContents()).join(' ')).toContain('영화');
    await search('영화, 공연');
    const both = await counted();
    await page
      .getByRole('radiogroup', { name: '검색어 다중검색 기준' })
      .getByRole('radio', { name: '하나라도' })
      .check();
    await page.waitForURL(/multiSearchCnd=OR/);
    const either = await counted();
    expect([both <= one, either >= one]).toEqual([true, true]);
    await screenshot(page, 'search-results');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('is narrowed by conditions that stand in the address, and widened again', async () => {
    const before = await counted();
    await page.getByRole('button', { name: '상세조건' }).click();
    await page.getByRole('searchbox', { name: '제외어' }).fill('한국');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: '국제' }).check();
    await page.waitForURL(/excludeText=.*lclsfNm=GLOBAL|lclsfNm=GLOBAL.*excludeText=/);
    await page.getByRole('button', { name: /제외어 한국/ }).waitFor();
    expect(await counted()).toBeLessThanOrEqual(before);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /제외어 한국/ }).click();
    await page.getByRole('button', { name: /대분류 국제/ }).click();
    await page.waitForURL((url) => !/excludeText|lclsfNm/.test(url.search));
    expect(await counted()).toBe(before);
  });

  it('tells the kinds apart, and brings back to the result that was read', async () => {
    await search('한국');
    await page.getByRole('tab', { name: /^싱크탱크/ }).click();
    await page.waitForURL(/kind=thinktank/);
    const count = await counted();
    const tab = await page.getByRole('tab', { name: /^싱크탱크/ }).textContent();
    expect([count, count > 0]).toEqual([Number(tab?.replace(/\D/g, '')), true]);
    const link = results().first().getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/article\/ThinkTank\/Detail\/\d+/);
    await page.goBack();
    await page.waitForURL(/kind=thinktank/);
    await page.getByRole('link', { name: title }).first().waitFor();
    await page.getByRole('radio', { name: '최신' }).check();
    await page.waitForURL(/sort=latest/);
  });

  it('says what is wrong with a search, and keeps what was typed', async () => {
    await search('!!!');
    await page.getByText(/‘!!!’에는 글자나 숫자가 없어 찾을 수 없습니다/).waitFor();
    expect(await field().inputValue()).toBe('!!!');
    await search('없는말이다정말로');
    await page.getByText('낱말을 줄이거나 다르게 적어 보세요.', { exact: false }).waitFor();
  });

  it('remembers searches for their owner alone, and forgets them when asked', async () => {
    await page
      .getByRole('link', { name: '대시보드로' })
      .or(page.locator('header a[href="/dashboard"]'))
      .first()
      .click();
    await page.getByRole('link', { name: '통합검색' }).click();
    await page.waitForURL(/searchText=/);
    await page.getByRole('searchbox', { name: '검색어', exact: true }).fill('');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    const history = page.getByRole('region', { name: '최근 검색' });
    await history.getByRole('button', { name: '영화 또는 공연', exact: true }).click();
    await page.waitForURL(/multiSearchCnd=OR/);
    expect(await field().inputValue()).toBe('영화, 공연');
    await field().fill('');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await history.getByRole('button', { name: '모두 지우기' }).click();
    await page.getByText('검색하면 여기에 남습니다.', { exact: false }).waitFor();
  });

  it('stands on a phone', async () => {
    await page.setViewportSize(widths.phone);
    await search('한국');
    await counted();
    await screenshot(page, 'search-390');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });
});
