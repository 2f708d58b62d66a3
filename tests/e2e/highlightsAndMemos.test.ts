import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, today as koreanToday } from '#contract/days.ts';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';

interface Cluster {
  clusterId: number;
  clusterTtl: string;
  clusterDt: string;
  articleCount: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'highlights-'));
const complaints: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;
let staff: Visitor;
/** The cluster with most to show. */
let largest: Cluster;

const ask = async <T>(path: string): Promise<T> => (await (await staff.get(`/api${path}`)).json()) as T;
const kept = () => ask<{ data: { articleId: number; memoCn: string | null }[] }>('/articlememo-list?size=50');

beforeAll(async () => {
  seedInto(dataDir);
  server = await startServer({ DATA_DIR: dataDir });
  staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  [largest] = (await ask<{ data: [Cluster] }>('/cluster-top-list?size=1')).data;
  chromium = await browser();
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
  });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill('staff@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Staff!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
}, 180_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const rows = () => page.locator('#main [data-record]');
const stars = () => page.locator('#main button[aria-pressed][title*="메모"]');
const open = async (path: string) => {
  await page.goto(server.url + path);
  await rows().first().waitFor();
};
const isStored = (articleId: string | null, wanted: boolean) =>
  expect
    .poll(async () => (await kept()).data.some((item) => String(item.articleId) === articleId))
    .toBe(wanted);
const overflows = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('a star', () => {
  const list = '/article/Article?period=all&lclsfNm=all';

  it('on a row keeps the article by mouse and by keyboard, without opening it', async () => {
    await open(list);
    const [first, second] = [
      await rows().nth(0).getAttribute('data-record'),
      await rows().nth(1).getAttribute('data-record'),
    ];
    await stars().nth(0).click();
    expect(await stars().nth(0).getAttribute('aria-pressed')).toBe('true');
    await stars().nth(1).focus();
    await page.keyboard.press('Space');
    await isStored(first, true);
    await isStored(second, true);
    await page.keyboard.press('Enter');
    await isStored(second, false);
    expect(page.url()).toContain('/article/Article?');
    await page.reload();
    await rows().first().waitFor();
    await expect.poll(() => stars().nth(0).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => stars().nth(1).getAttribute('aria-pressed')).toBe('false');
    expect(complaints).toEqual([]);
  });

  it('goes back to what it was, with a sentence, when it cannot be stored', async () => {
    await open(list);
    await page.route('**/api/insert-articlememo', (route) => route.abort());
    await stars().nth(2).click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain('서버에 연결하지 못했습니다');
    await alert.getByRole('button').last().click();
    await expect.poll(() => stars().nth(2).getAttribute('aria-pressed')).toBe('false');
  });

  it('pressed many times fast ends as it was pressed last', async () => {
    await open(list);
    const id = await rows().nth(3).getAttribute('data-record');
    for (let press = 0; press < 7; press += 1) await stars().nth(3).click();
    await isStored(id, true);
    await expect.poll(() => stars().nth(3).getAttribute('aria-pressed')).toBe('true');
    await stars().nth(3).click();
    await isStored(id, false);
  });
});

describe('a note', () => {
  it('is written on the article, stores itself, and comes back with the star', async () => {
    await open('/article/Article?period=all&lclsfNm=all');
    await rows().first().click();
    const note = page.getByRole('textbox', { name: '메모' });
    await note.fill('브리핑에 넣을 것');
    await page.getByText('저장됨').waitFor();
    await screenshot(page, 'memo-detail-desktop');
    const star = stars().first();
    await star.click();
    await note.waitFor({ state: 'detached' });
    await expect.poll(async () => (await kept()).data.length).toBe(0);
    await star.click();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#main textarea')?.value === '브리핑에 넣을 것',
    );
    await note.fill('가'.repeat(2_001));
    await page.getByText('메모는 2,000자까지 쓸 수 있습니다. 1자를 줄여 주세요.').waitFor();
    await note.fill('고친 메모');
    await note.press('Tab');
    await expect.poll(async () => (await kept()).data[0]?.memoCn).toBe('고친 메모');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
    // the page goes away before the pause in which a note stores itself
    await note.fill('고친 메모, 닫기 직전');
    await page.goto('about:blank');
    await expect.poll(async () => (await kept()).data[0]?.memoCn).toBe('고친 메모, 닫기 직전');
  });

  it('is found on my page, changed there, and its article taken out and brought back', async () => {
    await open('/myPage');
    await page.getByRole('searchbox', { name: '제목·메모' }).fill('고친');
    await page.waitForURL('**/myPage?memoText=*');
    await page.getByText('총 1건').first().waitFor();
    await page.getByRole('button', { name: /^메모 고치기/ }).click();
    await page.getByRole('textbox', { name: '메모', exact: true }).fill('마이페이지에서 고친 메모');
    await page.getByRole('button', { name: /^메모 닫기/ }).click();
    await expect.poll(async () => (await kept()).data[0]?.memoCn).toBe('마이페이지에서 고친 메모');
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'memo-mypage-desktop');
    await stars().first().click();
    await page.getByText('메모에서 뺐습니다.').waitFor();
    await expect.poll(async () => (await kept()).data.length).toBe(0);
    await stars().first().click();
    await expect.poll(async () => (await kept()).data[0]?.memoCn).toBe('마이페이지에서 고친 메모');
    await rows().first().click();
    await page.waitForURL('**/article/Article/Detail/**');
    await page.goBack();
    await rows().first().waitFor();
    expect(page.url()).toContain('memoText=');
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows()).toBe(false);
    await screenshot(page, 'memo-mypage-phone');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a note that two windows write', () => {
  it('is not written over: both texts are shown, and the person chooses', async () => {
    await open('/article/Article?period=all&lclsfNm=all');
    await rows().nth(1).click();
    const note = page.getByRole('textbox', { name: '메모' });
    const memo = page.getByRole('region', { name: '내 기사 메모' });
    await memo.waitFor();
    const star = memo.getByRole('button', { name: /^메모에 담기/ });
    if ((await star.count()) > 0) await star.click();
    await note.fill('처음 쓴 글');
    await page.getByText('저장됨').waitFor();
    const other = await page.context().newPage();
    other.setDefaultTimeout(10_000);
    await other.goto(page.url());
    await other.getByRole('textbox', { name: '메모' }).fill('다른 창에서 쓴 글');
    await other.getByText('저장됨').waitFor();
    await note.fill('이 창에서 쓴 글');
    const choice = page.getByRole('group', { name: '다른 창에서 먼저 저장한 메모' });
    await choice.waitFor();
    await expect.poll(() => choice.textContent()).toContain('다른 창에서 쓴 글');
    await expect.poll(() => note.inputValue()).toBe('이 창에서 쓴 글');
    await note.fill('이 창에서 더 쓴 글');
    await page.waitForTimeout(1_200);
    expect((await kept()).data.map(({ memoCn }) => memoCn)).toContain('다른 창에서 쓴 글');
    await screenshot(page, 'memo-conflict-desktop');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows()).toBe(false);
    await screenshot(page, 'memo-conflict-phone');
    await choice.getByRole('button', { name: '지금 쓴 메모로 저장' }).click();
    await choice.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await kept()).data.map(({ memoCn }) => memoCn))
      .toContain('이 창에서 더 쓴 글');
    await other.getByRole('textbox', { name: '메모' }).fill('다른 창에서 또 쓴 글');
    await other.getByRole('button', { name: '저장된 메모 쓰기' }).click();
    await other.getByText('저장됨').waitFor();
    await expect
      .poll(() => other.getByRole('textbox', { name: '메모' }).inputValue())
      .toBe('이 창에서 더 쓴 글');
    await other.close();
  });
});

describe('highlights', () => {
  const today = koreanToday();
  const day = () => page.getByLabel('분석일', { exact: true });

  it('begin with yesterday, go a day back and forth, and never into the future', async () => {
    await page.goto(`${server.url}/article/HighLight`);
    await day().waitFor();
    await expect.poll(() => day().inputValue()).toBe(addDays(today, -1));
    await page.getByRole('button', { name: '이전 날' }).click();
    await expect.poll(() => day().inputValue()).toBe(addDays(today, -2));
    const next = page.getByRole('button', { name: '다음 날' });
    await next.click();
    await next.click();
    await expect.poll(() => day().inputValue()).toBe(today);
    await expect.poll(() => next.isDisabled()).toBe(true);
    await page.goto(`${server.url}/article/HighLight?clusterDt=${addDays(today, 1)}`);
    await expect.poll(() => day().inputValue()).toBe(addDays(today, -1));
    expect(complaints).toEqual([]);
  });

  it('of a day without any offer the latest day that has some', async () => {
    await page.goto(`${server.url}/article/HighLight?clusterDt=2020-01-01`);
    await page.getByRole('button', { name: /^가장 최근 분석일/ }).click();
    await rows().first().waitFor();
    await expect.poll(() => day().inputValue()).not.toBe('2020-01-01');
  });

  it('are found by words, opened, read through to an article, and left where one was', async () => {
    await open(`/article/HighLight?clusterDt=${largest.clusterDt}`);
    await expect.poll(() => rows().first().textContent()).toBe(largest.clusterTtl);
    await screenshot(page, 'highlights-desktop');
    expect(await accessibilityProblems(page)).toEqual([]);
    await rows().first().click();
    await page.getByRole('heading', { level: 2, name: largest.clusterTtl }).waitFor();
    await page.getByRole('heading', { level: 3, name: `기사 ${largest.articleCount}건` }).waitFor();
    await expect.poll(() => rows().count()).toBe(largest.articleCount);
    await screenshot(page, 'highlight-detail-desktop');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: '표로 보기' }).click();
    const counts = await page
      .getByRole('region', { name: '보도 추이 표' })
      .getByRole('cell')
      .allTextContents();
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(largest.articleCount);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByLabel('기사 순서').selectOption({ label: '최근 보도 순' });
    await expect
      .poll(async () => {
        const times = await page.locator('#main ol[aria-busy=false] time').allTextContents();
        return times.length === largest.articleCount && times.join() === [...times].sort().reverse().join();
      })
      .toBe(true);
    const read = await rows().nth(3).getAttribute('data-record');
    await rows().nth(3).click();
    await page.waitForURL(`**/article/Article/Detail/${read}`);
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record')))
      .toBe(read);
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record')))
      .toBe(String(largest.clusterId));
    expect(page.url()).toContain(`clusterDt=${largest.clusterDt}`);
    expect(complaints).toEqual([]);
  });

  it('go out as they are shown, as a workbook and as text', async () => {
    await open(`/article/HighLight?clusterDt=${largest.clusterDt}`);
    const titles = await rows().allTextContents();
    const taken = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    const workbook = await taken('엑셀 내려받기');
    expect(workbook.name).toMatch(/\.xlsx$/);
    const { preamble, rows: lines } = await readXlsxExport(workbook.bytes);
    expect(lines.map(([title]) => title)).toEqual(titles);
    expect(preamble.join('\n')).toContain(`건수: ${titles.length}건`);
    const text = await taken('텍스트 내려받기');
    expect(text.name).toMatch(/^하이라이트_\d{8}\.txt$/);
    titles.forEach((title, index) => expect(text.bytes.toString('utf8')).toContain(`${index + 1}. ${title}`));
    await page.getByRole('button', { name: '골라서 내려받기' }).click();
    await page.getByRole('checkbox', { name: `${titles[1]} 고르기` }).check();
    await page.getByText('1건을 골랐습니다.').waitFor();
    await screenshot(page, 'highlight-picking-desktop');
    const picked = await readXlsxExport((await taken('고른 것 엑셀 내려받기')).bytes);
    expect(picked.rows.map(([title]) => title)).toEqual([titles[1]]);
    const pickedText = (await taken('고른 것 텍스트 내려받기')).bytes.toString('utf8');
    expect(pickedText).toContain(`1. ${titles[1]}`);
    expect(pickedText).not.toContain(`. ${titles[0]}`);
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows()).toBe(false);
    await screenshot(page, 'highlight-picking-phone');
    await page.getByRole('button', { name: '그만두기' }).click();
    expect(complaints).toEqual([]);
  });

  it('fit a phone', async () => {
    await page.setViewportSize(widths.phone);
    await open(`/article/HighLight?clusterDt=${largest.clusterDt}`);
    await expect.poll(() => overflows()).toBe(false);
    await screenshot(page, 'highlights-phone');
    expect(await accessibilityProblems(page)).toEqual([]);
    await rows().first().click();
    await page.getByRole('heading', { level: 2, name: largest.clusterTtl }).waitFor();
    await expect.poll(() => overflows()).toBe(false);
    await screenshot(page, 'highlight-detail-phone');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`${server.url}/article/HighLight/Detail/999999`);
    await page.getByText('하이라이트를 찾을 수 없습니다').waitFor();
  });
});
