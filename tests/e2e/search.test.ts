import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { docxOf } from '../helpers/documents.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { visitor } from '../helpers/visitor.ts';
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

  it('cuts remembered searches that are longer than their line', async () => {
    const long = Array.from({ length: 40 }, (_one, n) => `오래된낱말${n}`).join(' ');
    await search(long);
    await page.getByText('검색결과가 없습니다').waitFor();
    await search('');
    const entry = page.getByRole('button', { name: long, exact: true });
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size);
      await entry.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await expect.poll(() => entry.getAttribute('title')).toBe(long);
    }
    await page.setViewportSize(widths.desktop);
    await page.getByRole('button', { name: `${long} 검색 기록 지우기` }).click();
    await entry.waitFor({ state: 'detached' });
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
    await expect.poll(() => counted()).toBeLessThanOrEqual(before);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /제외어 한국/ }).click();
    await page.getByRole('button', { name: /대분류 국제/ }).click();
    await page.waitForURL((url) => !/excludeText|lclsfNm/.test(url.search));
    await expect.poll(() => counted()).toBe(before);
  });

  it('says where and when what was found was written, and narrows to it', async () => {
    await search('한국');
    await page.waitForURL((url) => url.searchParams.get('searchText') === '한국');
    const narrowing = page.getByRole('complementary', { name: '결과 좁히기' });
    for (const [title, parameter] of [
      ['국가', 'ntnId'],
      ['중분류', 'featExtrMclsf'],
      ['보도일', 'startDate'],
    ] as const) {
      await narrowing.and(page.locator('[aria-busy=false]')).waitFor();
      const line = narrowing.getByRole('region', { name: title }).getByRole('button').first();
      const said = Number((await line.textContent())?.match(/([\d,]+)건$/)?.[1]?.replace(/,/g, ''));
      await line.click();
      await page.waitForURL((url) => url.searchParams.has(parameter));
      await expect.poll(() => counted()).toBe(said);
      await narrowing.and(page.locator('[aria-busy=false]')).waitFor();
      const pressed = narrowing.getByRole('region', { name: title }).locator('[aria-pressed=true]');
      // a month that was chosen is shown by its days
      await expect.poll(() => pressed.count()).toBe(title === '보도일' ? 0 : 1);
    }
    await screenshot(page, 'search-facets');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '처음부터 다시' }).click();
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

  it('finds posts and products, in tabs of their own, and leads to each where it lies', async () => {
    await search('누리소통망');
    await page.getByRole('tab', { name: /^생산물/ }).click();
    await page.waitForURL(/kind=product/);
    const count = await counted();
    const tab = await page.getByRole('tab', { name: /^생산물/ }).textContent();
    expect([count, count > 0]).toEqual([Number(tab?.replace(/\D/g, '')), true]);
    await expect.poll(() => results().first().locator('mark').first().textContent()).toBe('누리소통망');
    await screenshot(page, 'search-products');
    expect(await accessibilityProblems(page)).toEqual([]);
    const link = results().first().getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/product\/publicity\/CardNews\/Detail\/\d+/);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.goBack();
    await results().first().waitFor();
    await search('안내');
    await page.getByRole('tab', { name: /^게시판/ }).click();
    await page.waitForURL(/kind=board/);
    await expect.poll(() => counted()).toBeGreaterThan(0);
  });

  it('leads on to where something is, when the press has nothing of it', async () => {
    const author = visitor(server.url);
    await author.signIn('admin@demo.go.kr', 'Admin!2345');
    const notice = { pstKndCd: 'NOTICE', ttl: '새낱말 공지', cn: '<p>점검합니다.</p>' };
    const stored = await author.send('/api/insert-commonboard', uploadForm('commonBoard', notice));
    expect(stored.status).toBe(200);
    await page.goto(`${server.url}/search?searchText=새낱말`);
    await page.getByText('여기에는 없지만 다른 곳에서 찾았습니다.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'search-elsewhere');
    await page.getByRole('button', { name: '게시판 1건 보기' }).click();
    await page.waitForURL(/kind=board/);
    await results().getByRole('link', { name: '새낱말 공지' }).waitFor();
  });

  it('says what is wrong with a search, and keeps what was typed', async () => {
    await search('!!!');
    await page.getByText(/‘!!!’에는 글자나 숫자가 없어 찾을 수 없습니다/).waitFor();
    await expect.poll(() => field().inputValue()).toBe('!!!');
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
    await expect.poll(() => field().inputValue()).toBe('영화, 공연');
    await field().fill('');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await history.getByRole('button', { name: '모두 지우기' }).click();
    await page.getByText('검색하면 여기에 남습니다.', { exact: false }).waitFor();
  });

  it('finds an article by what stands in its file alone, and names the file', async () => {
    const colleague = visitor(server.url);
    await colleague.signIn('admin@demo.go.kr', 'Admin!2345');
    const outlets = (await (await colleague.get('/api/media-popup-list')).json()) as {
      data: { mediaId: number }[];
    };
    const record = {
      kornTtl: '파일로 온 보고',
      lclsfNm: 'KOREA',
      mediaId: outlets.data[0]?.mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url: 'https://www.by-file.example/report',
    };
    const bytes = await docxOf('첫 장은 인사말이다.\n둘째 장에서 무형문화유산 보호를 다룬다.');
    const stored = await colleague.send(
      '/api/insert-article',
      uploadForm('article', record, [{ name: '출장 보고서.docx', bytes }]),
    );
    expect(stored.status).toBe(200);
    // files are read behind the answer
    await expect
      .poll(async () => {
        await search('');
        await search('유산 보호를');
        await page.locator('[role=tabpanel] > [aria-busy=false]').waitFor();
        return results().filter({ hasText: '파일로 온 보고' }).count();
      })
      .toBe(1);
    const found = results().filter({ hasText: '파일로 온 보고' });
    await expect.poll(() => found.textContent()).toContain('출장 보고서.docx');
    expect((await found.locator('mark').allTextContents()).join(' ')).toContain('유산 보호를');
    await screenshot(page, 'search-attachment');
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
