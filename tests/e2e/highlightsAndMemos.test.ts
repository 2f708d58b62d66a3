import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, today as koreanToday } from '#contract/days.ts';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths, overflows } from './screens.ts';

interface Cluster {
  clusterId: number;
  clusterTtl: string;
  clusterDt: string;
  articleCount: number;
}

let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;
let staff: Visitor;
/** The cluster with the most articles. */
let largest: Cluster;

const ask = async <T>(path: string): Promise<T> => (await (await staff.get(`/api${path}`)).json()) as T;
const kept = async () =>
  (await ask<{ data: { articleId: number; memoCn: string | null }[] }>('/articlememo-list?size=50')).data;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  staff = await colleague(server.url, 'staff');
  [largest] = (await ask<{ data: [Cluster] }>('/cluster-top-list?size=1')).data;
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.unrouteAll();
  complaints.length = 0;
});

const list = '/article/Article?period=all&lclsfNm=all';
const rows = () => page.locator('#main [data-record]');
const stars = () => page.locator('#main button[aria-pressed][title^="별표"]');
const open = async (path: string) => {
  await goTo(page, server.url + path);
  await rows().first().waitFor();
};
const idOf = async (row: number) => Number(await rows().nth(row).getAttribute('data-record'));
const isPressed = (row: number) => expect.poll(() => stars().nth(row).getAttribute('aria-pressed'));
const isStored = (articleId: number) =>
  expect.poll(async () => (await kept()).some((item) => item.articleId === articleId));
const noteOf = (articleId: number) =>
  expect.poll(async () => (await kept()).find((item) => item.articleId === articleId)?.memoCn);

describe('a star', () => {
  it('on a row keeps the article by mouse and keyboard, and goes back where it cannot be stored', async () => {
    await open(list);
    const [first, second] = [await idOf(0), await idOf(1)];
    await stars().nth(0).click();
    expect(await stars().nth(0).getAttribute('aria-pressed')).toBe('true');
    await stars().nth(1).focus();
    await page.keyboard.press('Space');
    await isStored(first).toBe(true);
    await isStored(second).toBe(true);
    await page.keyboard.press('Enter');
    await isStored(second).toBe(false);
    expect(page.url()).toContain('/article/Article?');
    await page.reload();
    await rows().first().waitFor();
    await isPressed(0).toBe('true');
    await isPressed(1).toBe('false');
    expect(complaints).toEqual([]);

    await page.route('**/api/insert-articlememo', (route) => route.abort());
    await stars().nth(2).click();
    const alert = page.getByRole('alertdialog');
    await alert.filter({ hasText: '서버에 연결하지 못했습니다' }).waitFor();
    await alert.getByRole('button').last().click();
    await isPressed(2).toBe('false');
    await page.unrouteAll();

    const fourth = await idOf(3);
    for (let press = 0; press < 7; press += 1) await stars().nth(3).click();
    await isStored(fourth).toBe(true);
    await isPressed(3).toBe('true');
    await stars().nth(3).click();
    await isStored(fourth).toBe(false);
    await stars().nth(0).click();
    await isStored(first).toBe(false);
  });
});

describe('a note', () => {
  it('is written on the article, stores itself, and is found and changed on my page', async () => {
    await open(list);
    const id = await idOf(4);
    await rows().nth(4).click();
    // rows have stars too: the list is shown until the article has been loaded
    await page.getByRole('navigation', { name: '이전·다음 기사' }).waitFor();
    const note = page.getByRole('textbox', { name: '메모' });
    const star = page.locator('#main [data-action=memo]').first();
    await star.click();
    await note.fill('브리핑에 넣을 것');
    await page.getByText('저장됨').waitFor();
    await screenshot(page, 'memo-detail');
    await star.click();
    await note.waitFor({ state: 'detached' });
    await isStored(id).toBe(false);
    await page.getByText('적어 둔 메모는 남아 있으니').waitFor();
    await screenshot(page, 'memo-removed');
    await star.click();
    await expect.poll(() => note.inputValue()).toBe('브리핑에 넣을 것');
    await note.fill('가'.repeat(2_001));
    await page.getByText('메모는 2,000자까지 쓸 수 있습니다. 1자를 줄이면 저장됩니다.').waitFor();
    await note.fill('고친 메모');
    await note.press('Tab');
    await noteOf(id).toBe('고친 메모');
    expect(await accessibilityProblems(page)).toEqual([]);
    // the page is closed before the pause after which a note is stored
    await note.fill('고친 메모, 닫기 직전');
    await page.goto('about:blank');
    await noteOf(id).toBe('고친 메모, 닫기 직전');

    await open('/myPage');
    await page.getByRole('searchbox', { name: '제목·메모' }).fill('고친');
    await page.waitForURL('**/myPage?memoText=*');
    await page.getByText('총 1건').first().waitFor();
    await page.getByRole('button', { name: /^메모 고치기/ }).click();
    await page.getByRole('textbox', { name: '메모', exact: true }).fill('마이페이지에서 고친 메모');
    await page.getByRole('button', { name: /^메모 닫기/ }).click();
    await noteOf(id).toBe('마이페이지에서 고친 메모');
    await holdsAtBothWidths(page, 'memo-mypage');
    await stars().first().click();
    await page.getByText('별표를 해제했습니다.').waitFor();
    await isStored(id).toBe(false);
    await stars().first().click();
    await noteOf(id).toBe('마이페이지에서 고친 메모');
    await rows().first().click();
    await page.waitForURL('**/article/Article/Detail/**');
    await page.goBack();
    await rows().first().waitFor();
    expect(page.url()).toContain('memoText=');
    expect(complaints).toEqual([]);
  });

  it('that was written elsewhere meanwhile is not written over: the person chooses', async () => {
    const { data } = await ask<{ data: { articleId: number }[] }>('/article-list?size=10&page=2');
    const id = data[0]?.articleId ?? 0;
    const keeping = await staff.post('/api/insert-articlememo', { articleId: id, memoCn: '처음 쓴 글' });
    expect(keeping.status).toBe(200);
    const address = `${server.url}/article/Article/Detail/${id}`;
    const elsewhere = async (memoCn: string, bfrMemoCn: string) =>
      (await staff.post('/api/insert-articlememo', { articleId: id, memoCn, bfrMemoCn })).status;
    await goTo(page, address);
    const note = page.getByRole('textbox', { name: '메모' });
    await expect.poll(() => note.inputValue()).toBe('처음 쓴 글');
    expect(await elsewhere('다른 창에서 쓴 글', '처음 쓴 글')).toBe(200);
    await note.fill('이 창에서 쓴 글');
    const choice = page.getByRole('group', { name: '다른 창에서 먼저 저장한 메모' });
    await choice.getByText('다른 창에서 쓴 글').waitFor();
    await expect.poll(() => note.inputValue()).toBe('이 창에서 쓴 글');
    await note.fill('이 창에서 더 쓴 글');
    await note.press('Tab');
    await noteOf(id).toBe('다른 창에서 쓴 글');
    await holdsAtBothWidths(page, 'memo-conflict');
    await choice.getByRole('button', { name: '지금 쓴 메모로 저장' }).click();
    await choice.waitFor({ state: 'detached' });
    await noteOf(id).toBe('이 창에서 더 쓴 글');
    expect(await elsewhere('다른 창에서 또 쓴 글', '이 창에서 더 쓴 글')).toBe(200);
    await note.fill('이 창에서 또 쓴 글');
    await page.getByRole('button', { name: '저장된 메모 쓰기' }).click();
    await expect.poll(() => note.inputValue()).toBe('다른 창에서 또 쓴 글');
    await noteOf(id).toBe('다른 창에서 또 쓴 글');
  });
});

describe('highlights', () => {
  const today = koreanToday();
  const day = () => page.getByLabel('분석일', { exact: true });
  const isDay = () => expect.poll(() => day().inputValue());
  const focused = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record')));
  const titled = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

  it('begin with yesterday, go day by day, never into the future; an empty day offers the latest', async () => {
    await goTo(page, `${server.url}/article/HighLight`);
    await isDay().toBe(addDays(today, -1));
    await page.getByRole('button', { name: '이전 날' }).click();
    await isDay().toBe(addDays(today, -2));
    const next = page.getByRole('button', { name: '다음 날' });
    await next.click();
    await isDay().toBe(addDays(today, -1));
    await next.click();
    await isDay().toBe(today);
    await expect.poll(() => next.isDisabled()).toBe(true);
    await goTo(page, `${server.url}/article/HighLight?clusterDt=2020-01-01`);
    await page.getByRole('button', { name: /^가장 최근 분석일/ }).click();
    await rows().first().waitFor();
    await isDay().not.toBe('2020-01-01');
    expect(complaints).toEqual([]);
  });

  it('are opened, read through to an article, and left where one was', async () => {
    await open(`/article/HighLight?clusterDt=${largest.clusterDt}`);
    await expect.poll(() => rows().first().textContent()).toBe(largest.clusterTtl);
    await rows().first().click();
    await titled(largest.clusterTtl);
    await page.getByRole('heading', { level: 2, name: `기사 ${largest.articleCount}건` }).waitFor();
    await expect.poll(() => rows().count()).toBe(largest.articleCount);
    await page.getByRole('button', { name: '표로 보기' }).click();
    const counts = () =>
      page.getByRole('region', { name: '보도 추이 표' }).getByRole('cell').allTextContents();
    await expect
      .poll(async () => (await counts()).reduce((sum, text) => sum + Number.parseInt(text, 10), 0))
      .toBe(largest.articleCount);
    await holdsAtBothWidths(page, 'highlight-detail');

    await page.getByLabel('기사 순서').selectOption({ label: '최근 보도순' });
    await expect
      .poll(async () => {
        const times = await page.locator('#main ol[aria-busy=false] time').allTextContents();
        return times.length === largest.articleCount && times.join() === [...times].sort().reverse().join();
      })
      .toBe(true);
    const read = await idOf(3);
    await rows().nth(3).click();
    await page.waitForURL(`**/article/Article/Detail/${read}`);
    await page.getByRole('region', { name: '본문' }).waitFor();
    await page.goBack();
    await focused().toBe(String(read));
    await page.getByRole('link', { name: '목록으로' }).click();
    await focused().toBe(String(largest.clusterId));
    expect(page.url()).toContain(`clusterDt=${largest.clusterDt}`);
    expect(complaints).toEqual([]);
    await goTo(page, `${server.url}/article/HighLight/Detail/999999`);
    await page.getByText('하이라이트를 찾을 수 없습니다').waitFor();
  });

  it('go out as they are shown, as a workbook and as text, all of them or those that were picked', async () => {
    const menu = page.getByRole('button', { name: '내보내기', exact: true });
    const ofDay = page.getByRole('list', { name: '하이라이트 목록' }).locator('[data-record]');
    const taken = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    await open(`/article/HighLight?clusterDt=${largest.clusterDt}`);
    await loaded(page);
    const titles = await ofDay.allTextContents();
    // the days before follow the shown one
    const earlier = addDays(largest.clusterDt, -1);
    await page.getByRole('region', { name: earlier }).locator('[data-record]').first().waitFor();
    await menu.click();
    const workbook = await taken('엑셀 내려받기');
    expect(workbook.name).toMatch(/\.xlsx$/);
    const { preamble, rows: lines } = await readXlsxExport(workbook.bytes);
    expect(lines.map(([title]) => title)).toEqual(titles);
    expect(preamble.join('\n')).toContain(`건수: ${titles.length}건`);
    const text = await taken('텍스트 내려받기');
    expect(text.name).toMatch(/^하이라이트_\d{8}\.txt$/);
    titles.forEach((title, index) => expect(text.bytes.toString('utf8')).toContain(`${index + 1}. ${title}`));
    await page.getByRole('button', { name: '선택해서 내려받기' }).click();
    await page.getByRole('checkbox', { name: `${titles[1]} 선택` }).check();
    await page.getByText('1건을 선택했습니다.').waitFor();
    const picked = await readXlsxExport((await taken('선택한 것 엑셀 내려받기')).bytes);
    expect(picked.rows.map(([title]) => title)).toEqual([titles[1]]);
    const pickedText = (await taken('선택한 것 텍스트 내려받기')).bytes.toString('utf8');
    expect(pickedText).toContain(`1. ${titles[1]}`);
    expect(pickedText).not.toContain(`. ${titles[0]}`);
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'highlight-picking-phone');
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(widths.desktop);
    await page.getByRole('button', { name: '선택 해제' }).click();
    expect(complaints).toEqual([]);
  });
});
