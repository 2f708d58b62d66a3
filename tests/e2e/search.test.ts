import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { docxOf } from '../helpers/documents.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let author: Visitor;
let complaints: string[];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  author = await colleague(server.url);
  page = await desk(chromium, server.url);
  // the browser logs a refused search itself
  complaints = complaintsOf(page, (text) => text.includes('400'));
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const field = () => page.getByRole('combobox', { name: '검색어', exact: true });
const search = async (text: string) => {
  await field().fill(text);
  await page.getByRole('button', { name: '검색', exact: true }).click();
};
const open = async (text: string) => {
  await goTo(page, `${server.url}/search?searchText=${encodeURIComponent(text)}`);
  await page.getByRole('tabpanel').waitFor();
  await loaded(page);
};
const results = () => page.locator('[role=tabpanel] ol > li');
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });
/** The number above the hits. */
const counted = async (): Promise<number> => {
  const text = await page
    .locator('#main')
    .getByText(/^총 [\d,]+건$/)
    .textContent();
  return Number(text?.replace(/\D/g, ''));
};
/** Waits until the screen shows this number of hits, as counted by the server. */
const finds = async (conditions: Record<string, string>): Promise<number> => {
  const answer = await author.get(
    `/api/search-list?${new URLSearchParams({ ...conditions, total: 'only' }).toString()}`,
  );
  expect(answer.status).toBe(200);
  const { totalRecords } = (await answer.json()) as { totalRecords: number };
  await expect.poll(counted).toBe(totalRecords);
  await loaded(page);
  return totalRecords;
};

/** Index of the focused hit. */
const focusedHit = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-record]')].indexOf(document.activeElement as Element),
  );

describe('the integrated search', () => {
  it('begins with one field, reached from every screen; searches stand below until taken off', async () => {
    await goTo(page, `${server.url}/myPage`);
    await page.getByRole('link', { name: '통합검색' }).click();
    await page.getByRole('heading', { name: '통합검색', level: 1 }).waitFor();
    await page.getByRole('heading', { name: '최근 검색' }).waitFor();
    await field().and(page.locator(':focus')).waitFor();
    await page.keyboard.type('한복');
    await expect.poll(() => field().inputValue()).toBe('한복');
    await search('영화, 공연');
    await page
      .getByRole('radiogroup', { name: '검색어 다중검색 기준' })
      .getByRole('radio', { name: '하나라도' })
      .check();
    await page.waitForURL(/multiSearchCnd=OR/);
    await loaded(page);
    const long = Array.from({ length: 40 }, (_one, n) => `오래된낱말${n}`).join(' ');
    await search(long);
    await page.getByText('검색결과가 없습니다').waitFor();
    await search('');
    const history = page.getByRole('region', { name: '최근 검색' });
    const entry = history.getByRole('button', { name: long, exact: true });
    await entry.waitFor();
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size);
      await expect.poll(() => entry.getAttribute('title')).toBe(long);
    }
    await history.getByRole('button', { name: `${long} 검색 기록 지우기` }).click();
    await entry.waitFor({ state: 'detached' });
    await history.getByRole('button', { name: '영화 또는 공연', exact: true }).click();
    await page.waitForURL(/multiSearchCnd=OR/);
    await expect.poll(() => field().inputValue()).toBe('영화, 공연');
    await loaded(page);
    await search('');
    await history.getByRole('button', { name: '모두 지우기' }).click();
    await page.getByText('검색하면 여기에 남습니다.', { exact: false }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds what the texts say, marks it, and is narrowed by conditions in the address', async () => {
    await open('영화');
    const one = await finds({ searchText: '영화' });
    expect(one).toBeGreaterThan(0);
    // the hits can be read by keys, as in a list
    await field().blur();
    for (const at of [0, 1]) {
      await page.keyboard.press('j');
      await expect.poll(focusedHit).toBe(at);
    }
    const marked = await results().evaluateAll((shown) =>
      shown.map((result) => [...result.querySelectorAll('mark')].map((mark) => mark.textContent).join(' ')),
    );
    expect(marked.filter((text) => !text.includes('영화'))).toEqual([]);
    await search('영화, 공연');
    const both = await finds({ searchText: '영화, 공연', multiSearchCnd: 'AND' });
    await page.getByRole('radio', { name: '하나라도' }).check();
    const either = await finds({ searchText: '영화, 공연', multiSearchCnd: 'OR' });
    expect([both <= one, either >= one]).toEqual([true, true]);

    await page.getByRole('button', { name: '상세조건' }).click();
    await page.getByRole('searchbox', { name: '제외어' }).fill('한국');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: '국제' }).check();
    await page.waitForURL(/excludeText=.*lclsfNm=GLOBAL|lclsfNm=GLOBAL.*excludeText=/);
    const conditions = { searchText: '영화, 공연', multiSearchCnd: 'OR' };
    expect(await finds({ ...conditions, excludeText: '한국', lclsfNm: 'GLOBAL' })).toBeLessThan(either);
    await search('영화, 공연');
    const details = page.getByRole('button', { name: '상세조건' });
    await expect.poll(() => details.getAttribute('aria-expanded')).toBe('false');
    await holdsAtBothWidths(page, 'search-results');
    await page.getByRole('button', { name: /제외어 한국/ }).click();
    await page.getByRole('button', { name: /대분류 국제/ }).click();
    await page.waitForURL((url) => !/excludeText|lclsfNm/.test(url.search));
    await expect.poll(counted).toBe(either);
    expect(complaints).toEqual([]);
  });

  it('finds other spellings too, says which, and finds what was typed alone where one wants that', async () => {
    await open('한복');
    const both = await counted();
    await page.getByText('Hanbok, 韩服, 韓服, ハンボク, チマチョゴリ도 함께 찾았습니다.').waitFor();
    await page.getByRole('button', { name: '입력한 말만 찾기' }).click();
    await page.waitForURL(/synonymYn=N/);
    await page.getByText('입력한 말 그대로만 찾았습니다.').waitFor();
    expect(await counted()).toBeLessThanOrEqual(both);
    expect(complaints).toEqual([]);
  });

  it('says where and when what was found was written, and narrows to it', async () => {
    await open('한국');
    const narrowing = page.getByRole('complementary', { name: '결과 좁히기' });
    for (const [title, parameter] of [
      ['국가', 'ntnId'],
      ['보도일', 'startDate'],
    ] as const) {
      await narrowing.and(page.locator('[aria-busy=false]')).waitFor();
      const line = narrowing.getByRole('region', { name: title }).getByRole('button').first();
      const said = Number((await line.textContent())?.match(/([\d,]+)건$/)?.[1]?.replace(/,/g, ''));
      await line.click();
      await page.waitForURL((url) => url.searchParams.has(parameter));
      await expect.poll(counted).toBe(said);
      await narrowing.and(page.locator('[aria-busy=false]')).waitFor();
      const pressed = narrowing.getByRole('region', { name: title }).locator('[aria-pressed=true]');
      // a chosen month is shown as a range of days
      await expect.poll(() => pressed.count()).toBe(title === '보도일' ? 0 : 1);
    }
    await screenshot(page, 'search-facets');
    expect(complaints).toEqual([]);
  });

  it('tells kinds apart, leads back to the result that was read, and is exported kind by kind', async () => {
    await open('한국');
    const count = async (name: string) => Number((await tab(name).innerText()).replace(/\D/g, ''));
    await tab('싱크탱크').click();
    await page.waitForURL(/kind=thinktank/);
    const reports = await count('싱크탱크');
    expect(reports).toBeGreaterThan(0);
    await expect.poll(counted).toBe(reports);
    await loaded(page);
    const link = results().first().getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/article\/ThinkTank\/Detail\/\d+/);
    await page.goBack();
    await page.waitForURL(/kind=thinktank/);
    await page.getByRole('link', { name: title }).first().waitFor();
    await page.getByRole('radio', { name: '최신' }).check();
    await page.waitForURL(/sort=latest/);

    await page.getByRole('tab', { name: /^외신 전체/ }).click();
    await page.waitForURL((url) => !url.searchParams.has('kind'));
    await loaded(page);
    const posts = await count('소셜 미디어');
    await page.getByRole('button', { name: '내보내기', exact: true }).click();
    await page.getByRole('dialog', { name: '기사 검색 결과 내보내기' }).waitFor();
    const dialog = page.getByRole('dialog', { name: '소셜 미디어 검색 결과 내보내기' });
    await page.getByRole('radio', { name: '소셜 미디어' }).check({ force: true });
    await dialog.getByText(`조건에 맞는 전부 ${posts}건`).waitFor();
    await dialog.getByText('게시판').waitFor();
    await holdsAtBothWidths(page, 'search-export');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '내려받기' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    const { rows, head } = await readXlsxExport(readFileSync(await file.path()));
    expect(rows).toHaveLength(posts);
    expect(head).toContain('게시판');
    expect(complaints).toEqual([]);
  });

  it('is read from hit to hit over the end of a page, and leads back to the last one', async () => {
    await open('한국');
    const hits = () =>
      results()
        .locator('[data-record]')
        .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['record']));
    const opened = (id: string | undefined) =>
      page.waitForURL((url) => url.pathname.endsWith(`/Detail/${id}`));
    const first = await hits();
    await results().nth(8).locator('[data-record]').click();
    await opened(first[8]);
    const onwards = page.getByRole('navigation', { name: '이전·다음 검색 결과' });
    await onwards.getByRole('link', { name: /^다음 검색 결과/ }).click();
    await opened(first[9]);
    await onwards.getByRole('link', { name: /^다음 검색 결과/ }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/Detail/${first[9]}`));
    const read = new URL(page.url()).pathname.split('/').at(-1);
    await onwards.getByRole('link', { name: '검색 결과로' }).click();
    await page.waitForURL(/\/search\?.*page=2/);
    await expect.poll(async () => (await hits())[0]).toBe(read);
    expect(first.includes(read)).toBe(false);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['record']))
      .toBe(read);
    await page.getByRole('banner').getByRole('link', { name: '통합검색' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    expect(new URL(page.url()).searchParams.get('searchText')).toBe('한국');
    expect(complaints).toEqual([]);
  });

  it('finds posts and products in own tabs, leads to each, and says what is wrong with a search', async () => {
    await open('누리소통망');
    await tab('생산물').click();
    await page.waitForURL(/kind=product/);
    await results().first().locator('mark', { hasText: '누리소통망' }).first().waitFor();
    const products = Number((await tab('생산물').innerText()).replace(/\D/g, ''));
    await expect.poll(counted).toBe(products);
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
    await tab('게시판').click();
    await page.waitForURL(/kind=board/);
    await finds({ searchText: '안내', kind: 'board' });
    await results().first().waitFor();

    await search('!!!');
    await page.getByText(/‘!!!’에는 글자나 숫자가 없어 찾을 수 없습니다/).waitFor();
    await expect.poll(() => field().inputValue()).toBe('!!!');
    await search('없는말이다정말로');
    await page.getByText('검색어를 줄이거나 다르게 입력해 보세요.', { exact: false }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('asks what was meant where nothing was found, widens, and marks the words in what is opened', async () => {
    await open('gksqhr');
    const meant = page.getByRole('button', { name: /^‘한복’을 찾으셨나요\? [\d,]+건$/ });
    await meant.waitFor();
    await holdsAtBothWidths(page, 'search-meant');
    await meant.click();
    await finds({ searchText: '한복' });
    // five hits stand in the first window, one whole one on a phone
    const whole = () =>
      results().evaluateAll(
        (hits) => hits.filter((hit) => hit.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(whole).toBeGreaterThan(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(whole).toBeGreaterThan(0);
    await page.setViewportSize(widths.desktop);
    await results().first().locator('[data-record]').click();
    await page.getByRole('region', { name: '본문' }).locator('mark').first().waitFor();
    await page.locator('main h1 mark').first().waitFor();

    await open('쀍뷁, 한복');
    const any = page.getByRole('button', { name: /^하나라도 찾기 [\d,]+건$/ });
    await any.click();
    await finds({ searchText: '쀍뷁, 한복', multiSearchCnd: 'OR' });
    await field().fill('제목:한복 (국가:프랑스');
    await page.getByText('닫는 괄호가 없습니다 – 7번째 글자. 지금은 괄호 없이 찾습니다.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers earlier searches, keywords and outlets by arrow keys; Enter searches what is typed', async () => {
    await open('영화');
    await field().fill('한ㅂ');
    await page.getByRole('option', { name: /^한복\s*키워드/ }).waitFor();
    await holdsAtBothWidths(page, 'search-suggestions');
    await field().press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchText') === '한ㅂ');
    await loaded(page);
    await field().fill('한보');
    const word = page.getByRole('option', { name: /^한복\s*키워드/ });
    await word.waitFor();
    for (let step = 0; step < 10; step += 1) {
      await field().press('ArrowDown');
      const chosen = await field().getAttribute('aria-activedescendant');
      if (chosen && (await page.locator(`#${chosen}`).textContent())?.startsWith('한복키워드')) break;
    }
    await field().press('Enter');
    await finds({ searchText: '한복' });
    expect(await field().inputValue()).toBe('한복');
    expect(complaints).toEqual([]);
  });

  it('leads on to where something is, when the press has nothing of it', async () => {
    const notice = { pstKndCd: 'NOTICE', ttl: '새낱말 공지', cn: '<p>점검합니다.</p>' };
    const stored = await author.send('/api/insert-commonboard', uploadForm('commonBoard', notice));
    expect(stored.status).toBe(200);
    await goTo(page, `${server.url}/search?searchText=새낱말`);
    await page.getByText('여기에는 없지만 다른 곳에서 찾았습니다.').waitFor();
    await screenshot(page, 'search-elsewhere');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '게시판 1건 보기' }).click();
    await page.waitForURL(/kind=board/);
    await results().getByRole('link', { name: '새낱말 공지' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('writes its conditions as a query and back, narrows by a related word, and folds similar hits over all pages', async () => {
    await goTo(page, `${server.url}/search?searchText=${encodeURIComponent('한복')}&ntnId=FR&period=all`);
    await loaded(page);
    const inFrance = await counted();
    await page.getByRole('button', { name: '상세조건' }).click();
    await page.getByRole('button', { name: '검색식으로 보기' }).click();
    await expect.poll(() => field().inputValue()).toBe('한복 국가:프랑스');
    await expect.poll(counted).toBe(inFrance);
    await page.getByRole('button', { name: '검색식을 조건으로' }).click();
    await page.waitForURL(/ntnId=FR/);
    await expect.poll(() => field().inputValue()).toBe('한복');

    await open('한복');
    const all = await counted();
    await page.getByRole('button', { name: '비슷한 글 묶기' }).click();
    const folded = page.getByText(/^[\d,]+건은 다른 글과 같은 소식$/);
    await folded.waitFor();
    expect(await counted()).toBe(all);
    const more = page.getByRole('button', { name: /^비슷한 글 [\d,]+건 펼치기$/ }).first();
    const behind = Number((await more.textContent())?.replace(/\D/g, ''));
    const shown = await results().count();
    await more.click();
    await expect.poll(() => results().count()).toBe(shown + behind);

    const related = page.getByRole('list', { name: '관련어' }).getByRole('button').first();
    const word = (await related.textContent()) ?? '';
    await related.click();
    await expect.poll(() => field().inputValue()).toContain(word);
    await expect.poll(counted).toBeLessThan(all);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('finds an article by what stands in its file alone, and names the file', async () => {
    const { data: outlets } = (await (await author.get('/api/media-popup-list')).json()) as {
      data: { mediaId: number }[];
    };
    const record = {
      kornTtl: '파일로 온 보고',
      lclsfNm: 'KOREA',
      mediaId: outlets[0]?.mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url: 'https://www.by-file.example/report',
    };
    const bytes = await docxOf('첫 장은 인사말이다.\n둘째 장에서 무형문화유산 보호를 다룬다.');
    const stored = await author.send(
      '/api/insert-article',
      uploadForm('article', record, [{ name: '출장 보고서.docx', bytes }]),
    );
    expect(stored.status).toBe(200);
    const text = '유산 보호를';
    // files are read after the response
    const isRead = async (): Promise<boolean> => {
      const answer = await author.get(`/api/search-list?searchText=${encodeURIComponent(text)}`);
      return JSON.stringify(await answer.json()).includes('파일로 온 보고');
    };
    await expect.poll(isRead).toBe(true);
    await open(text);
    const found = results().filter({ hasText: '파일로 온 보고' });
    await found.waitFor();
    expect(await found.textContent()).toContain('출장 보고서.docx');
    expect((await found.locator('mark').allTextContents()).join(' ')).toContain(text);
    await screenshot(page, 'search-attachment');
    expect(complaints).toEqual([]);
  });
});
