import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, closeBy, loaded, screenshot } from '../helpers/browser.ts';
import { readTxtExport, readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(() => {
  complaints.length = 0;
});

const all = 'period=all&lclsfNm=all';
const rows = () => page.locator('[data-record]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const titles = () => rows().allTextContents();
const titled = (title: string, shown = page) =>
  shown.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const heads = () => page.getByRole('columnheader').allTextContents();
const chip = (name: string) =>
  page.getByRole('list', { name: '적용된 조건' }).getByRole('button', { name: `${name} 조건 빼기` });
const open = async (path: string) => {
  await goTo(page, server.url + path);
  await rows().first().waitFor();
};
/** The focused row, not the heading of an article with the same title. */
const focused = () =>
  page.evaluate(() => document.activeElement?.closest('[data-record]')?.textContent ?? '');
/** The number above the list, once the list has been loaded. */
const listed = async (): Promise<number> => {
  await loaded(page);
  const text = await page.locator('main p', { hasText: /^총 / }).innerText();
  return Number(text.replace(/\D/g, ''));
};
const downloaded = async () => {
  const [file] = await Promise.all([page.waitForEvent('download'), button('내려받기').click()]);
  await dialog().waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
const pick = (title: string) =>
  page
    .getByRole('checkbox', { name: `${title} 선택`, exact: true })
    .first()
    .check();

describe('items of think tanks', () => {
  it('begin as the specification says, are read in turn or in windows, and left to the last row', async () => {
    await open('/article/ThinkTank');
    expect(await page.title()).toContain('싱크탱크');
    await chip('대분류 한국').waitFor();
    expect(await heads()).toContain('기관 · 국가');
    const [first = '', second = ''] = await titles();

    await rows().first().hover();
    // the title first, and once: it describes the buttons behind it
    const row = page.getByRole('row', { name: first }).first();
    const share = row.getByRole('button', { name: '공유', exact: true });
    await row.getByRole('rowheader', { name: first }).waitFor();
    expect(
      await row.evaluate((line) => line.querySelector('a, button')?.getAttribute('data-record')),
    ).toBeTruthy();
    expect(
      await share.evaluate(
        (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe(first);
    await share.click();
    const fromList = page.getByRole('menuitem', { name: '새 창으로 열기' });
    const [window] = await Promise.all([page.waitForEvent('popup'), fromList.click()]);
    await titled(first, window);
    expect(new URL(window.url()).pathname).toMatch(/^\/popup\/thinkTank\/\d+$/);
    expect(await window.title()).toBe('popup');
    expect(await window.getByRole('banner').count()).toBe(0);
    await holdsAtBothWidths(window, 'items-popup-자료');
    await closeBy(window, window.getByRole('button', { name: '닫기' }));

    await rows().first().click();
    await titled(first);
    expect(await page.title()).toBe(`${first} 상세`);
    await page.getByRole('region', { name: '본문' }).waitFor();
    const beside = page.getByRole('navigation', { name: '이전·다음 자료' });
    await beside.getByRole('link', { name: /^다음 자료/ }).click();
    await titled(second);
    await beside.getByRole('link', { name: '목록으로' }).click();
    await expect.poll(() => focused()).toBe(second);
    expect(complaints).toEqual([]);
  });

  it('go into a sheet and a text as seen or picked; a file under way can be given up', async () => {
    await open(`/article/ThinkTank?${all}&sort=frmTrsfNscvrgDt,ASC`);
    const number = await listed();
    const shown = await titles();
    await button('내보내기').click();
    await dialog().waitFor();
    await screenshot(page, 'items-export');
    const sheet = await downloaded();
    expect(sheet.name).toMatch(/^싱크탱크_\d{8}\.xlsx$/);
    const { head, rows: lines, preamble } = await readXlsxExport(sheet.bytes);
    expect(lines).toHaveLength(number);
    expect(preamble).toContain(`건수: ${number.toLocaleString('ko-KR')}건`);
    expect(head.slice(0, 2)).toEqual(['제목(한글)', '제목(현지어)']);
    expect(lines.slice(0, shown.length).map(([korean, local]) => korean || local)).toEqual(shown);

    const texts = '**/thinktank-list-full-txt*';
    await page.route(texts, () => {}, { times: 1 });
    await button('내보내기').click();
    await dialog().getByRole('radio', { name: '텍스트(txt)' }).check();
    await dialog()
      .getByLabel(/본문도 담기/)
      .check();
    // if it were cancelled before the request, the next export would get no response
    await Promise.all([page.waitForRequest(texts), button('내려받기').click()]);
    const running = dialog().getByText(/내려받고 있습니다/);
    await running.waitFor();
    await button('취소').click();
    await running.waitFor({ state: 'detached' });
    const text = await downloaded();
    expect(text.name).toMatch(/^싱크탱크_본문_\d{8}\.txt$/);
    const { records } = readTxtExport(text.bytes);
    expect(records).toHaveLength(number);
    expect(records[0]?.['제목(한글)']).toBe(shown[0]);
    expect(records[0]?.['번역문']?.length).toBeGreaterThan(10);

    await button('내보내기').click();
    await button('행을 선택해서 내보내기').click();
    const [first = ''] = shown;
    await pick(first);
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    // reports may have the same title
    const isOther = (next: string[]): boolean => next.length > 0 && next.join() !== shown.join();
    await expect.poll(async () => isOther(await titles())).toBe(true);
    const [onNext = ''] = await titles();
    await pick(onNext);
    await holdsAtBothWidths(page, 'items-picking');
    await button('선택한 행 내보내기').click();
    const picked = await readXlsxExport((await downloaded()).bytes);
    expect(picked.rows.map(([korean]) => korean).toSorted()).toEqual([first, onNext].toSorted());
    expect(picked.preamble[1]).toContain('선택한 행만');
    await button('선택 해제').click();
    await page.getByRole('checkbox', { name: /선택$/ }).first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

it('social media are narrowed by part of a board’s name, as chip, address and file say', async () => {
  await open(`/article/Sns?${all}`);
  const before = await listed();
  expect(await heads()).toContain('게시판');
  await button('상세조건').click();
  const board = page.getByRole('searchbox', { name: '게시판' });
  await board.fill('드라마');
  await board.press('Enter');
  await chip('게시판 드라마').waitFor();
  await page.keyboard.press('Escape');
  const after = await listed();
  expect(new URL(page.url()).searchParams.get('siteBbsNm')).toBe('드라마');
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  await button('내보내기').click();
  const file = await downloaded();
  expect(file.name).toMatch(/^소셜 미디어_\d{8}\.xlsx$/);
  const { head, rows: lines, preamble } = await readXlsxExport(file.bytes);
  expect(preamble[1]).toContain('게시판: 드라마');
  expect(lines).toHaveLength(after);
  expect(lines.every((line) => line[head.indexOf('게시판')]?.includes('드라마'))).toBe(true);
  expect(complaints).toEqual([]);
});

describe('reading on', () => {
  const said = (words: string) =>
    page.locator('[aria-live=polite]', { hasText: words }).first().waitFor({ state: 'attached' });
  const star = (scope: string) => page.locator(`main ${scope} [data-reading=star]`).first();
  const isKept = (scope: string) => expect.poll(() => star(scope).getAttribute('aria-pressed'));

  it('goes by keys from row to row and over the end of a page; S keeps, M writes a note', async () => {
    await open(`/article/Article?${all}`);
    const shown = await titles();
    const [first = '', second = '', third = ''] = shown;
    await page.getByText('M 메모 쓰기').waitFor();
    await page.keyboard.press('s');
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    await expect.poll(() => focused()).toBe(second);
    // opened before it is stored, it is shown as saved all the same
    const isOpened = Promise.withResolvers<void>();
    await page.route('**/insert-articlememo', async (route) => {
      await isOpened.promise;
      await route.continue();
    });
    await page.keyboard.press('s');
    await said(`별표를 표시했습니다: ${second}`);
    await isKept('tbody tr:nth-child(2)').toBe('true');
    await isKept('tbody tr:nth-child(1)').toBe('false');
    await expect.poll(() => focused()).toBe(second);
    await page.keyboard.press('o');
    await page.waitForURL('**/Detail/**');
    isOpened.resolve();
    await titled(second);
    await isKept('').toBe('true');
    await page.unroute('**/insert-articlememo');
    await page.keyboard.press('s');
    await said(`별표를 해제했습니다: ${second}`);
    await isKept('').toBe('false');
    await page.keyboard.press('m');
    await page.keyboard.type('jk');
    const note = page.getByRole('textbox', { name: '메모', exact: true });
    await note.and(page.locator(':focus')).waitFor();
    await expect.poll(() => note.inputValue()).toBe('jk');
    await Promise.all([page.waitForResponse('**/api/insert-articlememo'), note.press('Escape')]);
    await isKept('').toBe('true');
    // the next key is the screen's, not the note's
    await note.and(page.locator(':focus')).waitFor({ state: 'hidden' });
    await titled(second);
    await screenshot(page, 'items-reading-keys');
    await page.keyboard.press('k');
    await titled(first);
    await page.keyboard.press('j');
    await titled(second);
    await page.keyboard.press('j');
    await titled(third);
    await page.keyboard.press('u');
    await expect.poll(() => focused()).toBe(third);
    await page.keyboard.press('o');
    await titled(third);
    await page.keyboard.press('k');
    await titled(second);
    await page.goBack();
    await expect.poll(() => focused()).toBe(second);

    await page.locator('[data-record]').last().focus();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: '현재 2 쪽' }).waitFor();
    await loaded(page);
    await expect.poll(async () => (await titles()).indexOf(await focused())).toBe(0);
    expect(shown).not.toContain(await focused());
    await page.keyboard.press('k');
    await page.getByRole('button', { name: '현재 1 쪽' }).waitFor();
    await expect.poll(() => focused()).toBe(shown.at(-1));

    expect(complaints).toEqual([]);
  });

  it('tells whoever comes back what is new, without moving the list', async () => {
    const reader = await desk(chromium, server.url, 'staff');
    const wrong = complaintsOf(reader);
    await reader.goto(`${server.url}/article/ThinkTank?${all}`);
    const row = reader.locator('[data-record]').first();
    await row.waitFor();
    await loaded(reader);
    const before = await row.boundingBox();
    let asked = 0;
    await reader.route('**/thinktank-list?*total=only*', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const body = (await answer.json()) as { totalRecords: number };
      await route.fulfill({ response: answer, json: { ...body, totalRecords: body.totalRecords + 3 } });
    });
    await reader.evaluate(() => window.dispatchEvent(new Event('focus')));
    // advances the clock only: what is due by then is requested on return
    await reader.evaluate(() => {
      const before = Date;
      globalThis.Date = new Proxy(before, {
        get: (date, name) => (name === 'now' ? () => date.now() + 120_000 : Reflect.get(date, name)),
      });
    });
    await reader.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = reader.getByRole('button', { name: '새 자료 3건', exact: true });
    await notice.waitFor();
    expect(asked).toBe(1);
    expect(await row.boundingBox()).toEqual(before);
    await screenshot(reader, 'items-new');
    expect(await accessibilityProblems(reader)).toEqual([]);
    const again = reader.waitForRequest((request) => /thinktank-list\?.*total=capped/.test(request.url()));
    await notice.click();
    await again;
    expect(wrong).toEqual([]);
    await reader.context().close();
  });
});

describe('somebody without the right to read', () => {
  it('sees the list, and is refused the window and the file by the server, in a sentence', async () => {
    const admin = await colleague(server.url, 'admin');
    const { data: authority } = (await (await admin.get('/api/authorized-detail?authrtId=7')).json()) as {
      data: { authorizedUserList: object[] };
    };
    const changed = {
      ...authority,
      authorizedUserList: authority.authorizedUserList.map((row) => ({ ...row, prslYn: 'N', wrtYn: 'N' })),
    };
    const saved = await admin.post('/api/update-authorized', changed, { _method: 'PUT' });
    expect(saved.status).toBe(200);
    const other = await desk(chromium, server.url, 'mission');
    await other.goto(`${server.url}/article/Sns?${all}`);
    const row = other.locator('[data-record]').first();
    await row.waitFor();
    const number = (await row.getAttribute('data-record')) ?? '';
    await other.getByRole('button', { name: '내보내기', exact: true }).click();
    await other.getByRole('button', { name: '내려받기' }).click();
    const refusal = other.getByRole('dialog').getByRole('alert');
    await expect.poll(() => refusal.textContent()).toMatch(/권한/);
    await goTo(other, `${server.url}/popup/sns/${number}`);
    await other
      .getByRole('alert')
      .getByText('게시글 본문을 보려면 이 메뉴의 열람 권한이 필요합니다.')
      .waitFor();
    expect(await other.getByRole('region', { name: '본문' }).count()).toBe(0);
    await screenshot(other, 'items-popup-refused');
    expect(await accessibilityProblems(other)).toEqual([]);
    await other.context().close();
  });
});
