import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, closeBy, screenshot, widths } from '../helpers/browser.ts';
import { readTxtExport, readXlsxExport } from '../helpers/readExport.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'items-'));
const complaints: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;

const signIn = async (eml: string, pswd: string): Promise<Page> => {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    acceptDownloads: true,
  });
  const opened = await context.newPage();
  opened.setDefaultTimeout(10_000);
  await opened.goto(server.url);
  await opened.getByRole('textbox', { name: '이메일' }).fill(eml);
  await opened.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await opened.getByRole('button', { name: '로그인' }).click();
  await opened.waitForURL('**/dashboard');
  return opened;
};

beforeAll(async () => {
  seedInto(dataDir);
  server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  chromium = await browser();
  page = await signIn('staff@demo.go.kr', 'Staff!2345');
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
}, 120_000);
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

const all = 'period=all&lclsfNm=all';
const rows = () => page.locator('[data-record]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const titles = () => rows().allTextContents();
const open = async (path: string) => {
  await page.goto(server.url + path);
  await rows().first().waitFor();
};
const overflows = (shown = page) =>
  shown.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const downloaded = async () => {
  const [file] = await Promise.all([page.waitForEvent('download'), button('내려받기').click()]);
  await dialog().waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
const countOf = async (text: string | null) =>
  Number(/([\d,]+)건/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

describe.each([
  ['/article/ThinkTank', '/popup/thinkTank', '싱크탱크', '자료', '기관 · 국가'],
  ['/article/Sns', '/popup/sns', '소셜 미디어', '게시글', '매체 · 국가'],
  ['/article/Article', '/popup/article', '기사', '기사', '매체 · 국가'],
])('%s', (path, popupPath, label, word, outlet) => {
  it('begins as the specification says, is narrowed, read one after the other, and left to the row read last', async () => {
    await open(path);
    expect(await page.title()).toContain(label);
    const chips = page.getByRole('list', { name: '적용된 조건' });
    await chips.getByRole('button', { name: '대분류 한국 조건 빼기' }).waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: outlet }).count()).toBe(1);
    await open(`${path}?${all}&sort=frmTrsfNscvrgDt,DESC`);
    const [first = '', second = ''] = await titles();
    await rows().first().click();
    await page.getByRole('heading', { level: 2, name: first, exact: true }).waitFor();
    expect(await page.title()).toBe(`${first} 상세`);
    const beside = page.getByRole('navigation', { name: `이전·다음 ${word}` });
    await beside.getByRole('link', { name: new RegExp(`^다음 ${word}`) }).click();
    await page.getByRole('heading', { level: 2, name: second, exact: true }).waitFor();
    await beside.getByRole('link', { name: '목록으로' }).click();
    await page.waitForFunction((text) => document.activeElement?.textContent === text, second);
    expect(complaints).toEqual([]);
  });

  it('goes into a sheet and into a text as it is seen, bodies included where they are asked for', async () => {
    await open(`${path}?${all}&sort=frmTrsfNscvrgDt,ASC&size=100`);
    const shown = await titles();
    const number = await countOf(await page.locator('main p', { hasText: /^총 / }).textContent());
    await button('내보내기').click();
    await screenshot(page, `items-export-${word}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    const sheet = await downloaded();
    expect(sheet.name).toMatch(new RegExp(`^${label}_\\d{8}\\.xlsx$`));
    const { head, rows: lines, preamble } = await readXlsxExport(sheet.bytes);
    expect(lines).toHaveLength(number);
    expect(preamble).toContain(`건수: ${number.toLocaleString('ko-KR')}건`);
    expect(head.slice(0, 2)).toEqual(['제목(한글)', '제목(현지어)']);
    expect(lines.slice(0, shown.length).map(([korean, local]) => korean || local)).toEqual(shown);

    await button('내보내기').click();
    await dialog().getByRole('radio', { name: '텍스트(txt)' }).check();
    await dialog()
      .getByLabel(/본문도 담기/)
      .check();
    const text = await downloaded();
    expect(text.name).toMatch(new RegExp(`^${label}_본문_\\d{8}\\.txt$`));
    const { records } = readTxtExport(text.bytes);
    expect(records).toHaveLength(number);
    expect(records[0]?.['제목(한글)']).toBe(shown[0]);
    expect(records[0]?.['번역문']?.length).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
  });

  it('opens one in a window of its own, without a header, from the list and from the detail', async () => {
    await open(`${path}?${all}`);
    const [first = ''] = await titles();
    await rows().first().hover();
    const fromList = page.getByRole('button', { name: `새 창: ${first}`, exact: true }).first();
    const [window] = await Promise.all([page.waitForEvent('popup'), fromList.click()]);
    await window.getByRole('heading', { level: 2, name: first, exact: true }).waitFor();
    expect(new URL(window.url()).pathname).toMatch(new RegExp(`^${popupPath}/\\d+$`));
    expect(await window.title()).toBe('popup');
    expect(await window.getByRole('banner').count()).toBe(0);
    for (const [name, size] of Object.entries(widths)) {
      await window.setViewportSize(size);
      await expect.poll(() => overflows(window)).toBe(false);
      expect(await accessibilityProblems(window)).toEqual([]);
      await screenshot(window, `items-popup-${word}-${name}`);
    }
    await closeBy(window, window.getByRole('button', { name: '닫기' }));
    await rows().first().click();
    const [again] = await Promise.all([page.waitForEvent('popup'), button('새 창').click()]);
    await again.getByRole('heading', { level: 2, name: first, exact: true }).waitFor();
    await again.close();
    expect(complaints).toEqual([]);
  });

  it.each(Object.entries(widths))('holds on a %s, list and detail', async (name, size) => {
    await page.setViewportSize(size);
    await open(`${path}?${all}`);
    await expect.poll(() => overflows()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, `items-${word}-${name}`);
    await rows().first().click();
    await page.getByRole('region', { name: '본문' }).waitFor();
    await expect.poll(() => overflows()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, `item-${word}-${name}`);
    expect(complaints).toEqual([]);
  });
});

describe('the list of social items', () => {
  it('is narrowed by a part of the board’s name, and says so in chip, address and file', async () => {
    await open(`/article/Sns?${all}`);
    const before = await countOf(await page.locator('main p', { hasText: /^총 / }).textContent());
    await button('상세조건').click();
    const board = page.getByRole('searchbox', { name: '게시판' });
    await board.fill('드라마');
    await board.press('Enter');
    await page.getByRole('button', { name: '게시판 드라마 조건 빼기' }).waitFor();
    await page.locator('table[aria-busy=false]').waitFor();
    expect(new URL(page.url()).searchParams.get('siteBbsNm')).toBe('드라마');
    const after = await countOf(await page.locator('main p', { hasText: /^총 / }).textContent());
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    await button('내보내기').click();
    const { head, rows: lines, preamble } = await readXlsxExport((await downloaded()).bytes);
    expect(preamble[1]).toContain('게시판: 드라마');
    expect(lines).toHaveLength(after);
    expect(lines.every((line) => line[head.indexOf('게시판')]?.includes('드라마'))).toBe(true);
  });
});

describe('what one does with a list as a whole', () => {
  it('picked rows of several pages go into the file, and they alone', async () => {
    await open(`/article/ThinkTank?${all}`);
    await button('내보내기').click();
    await button('행을 골라서 내보내기').click();
    const onFirst = await titles();
    const [first = ''] = onFirst;
    await page
      .getByRole('checkbox', { name: `${first} 고르기`, exact: true })
      .first()
      .check();
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    // reports may be called alike
    const isOther = (shown: string[]): boolean => shown.length > 0 && shown.join() !== onFirst.join();
    await expect.poll(async () => isOther(await titles())).toBe(true);
    const [onNext = ''] = await titles();
    await page
      .getByRole('checkbox', { name: `${onNext} 고르기`, exact: true })
      .first()
      .check();
    await screenshot(page, 'items-picking');
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('고른 행 내보내기').click();
    const { rows: lines, preamble } = await readXlsxExport((await downloaded()).bytes);
    expect(lines.map(([korean]) => korean).toSorted()).toEqual([first, onNext].toSorted());
    expect(preamble[1]).toContain('고른 행만');
    await button('그만두기').click();
    await expect.poll(() => page.getByRole('checkbox', { name: /고르기$/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('chosen columns are remembered, and are those of the file', async () => {
    const heads = () => page.getByRole('columnheader').allTextContents();
    await open(`/article/Sns?${all}`);
    const usual = await heads();
    await button('열 고르기').click();
    await dialog().getByRole('checkbox', { name: '분류 · 키워드' }).uncheck();
    await dialog().getByRole('checkbox', { name: '작성자' }).check();
    await button('적용').click();
    await dialog().waitFor({ state: 'detached' });
    const wanted = ['제목', '매체 · 국가', '게시판', '보도일시', '수집', '작성자'];
    await expect.poll(() => heads()).toEqual(wanted);
    await page.reload();
    await page.getByRole('columnheader', { name: '작성자' }).waitFor();
    await expect.poll(() => heads()).toEqual(wanted);
    await open(`/article/ThinkTank?${all}`);
    expect(await page.getByRole('columnheader', { name: '저자' }).count()).toBe(0);
    await open(`/article/Sns?${all}`);
    await page.getByRole('columnheader', { name: '작성자' }).waitFor();
    await button('내보내기').click();
    const { head } = await readXlsxExport((await downloaded()).bytes);
    expect(head).toContain('작성자');
    expect(head).not.toContain('키워드');
    await button('열 고르기').click();
    await button('처음 열로').click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => heads()).toEqual(usual);
    expect(complaints).toEqual([]);
  });

  it('a file that is under way can be given up', async () => {
    await open(`/article/Article?${all}`);
    await page.route('**/article-list-full-excel*', () => {});
    await button('내보내기').click();
    await dialog()
      .getByLabel(/본문도 담기/)
      .check();
    await button('내려받기').click();
    const running = dialog().getByText(/내려받고 있습니다/);
    await running.waitFor();
    await button('취소').click();
    await running.waitFor({ state: 'detached' });
    await button('취소').click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => rows().count()).toBe(10);
  });
});

describe('reading on', () => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  it('goes by keys, from row to row and from one to the next, until somebody switches it off', async () => {
    await open(`/article/Article?${all}`);
    const [first = '', second = '', third = ''] = await titles();
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    await expect.poll(() => focused()).toBe(second);
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 2, name: second, exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 2, name: third, exact: true }).waitFor();
    await screenshot(page, 'items-reading-keys');
    await page.keyboard.press('u');
    await page.waitForFunction((text) => document.activeElement?.textContent === text, third);
    await page.getByRole('searchbox', { name: '제목' }).focus();
    await page.keyboard.type('jk');
    await expect.poll(() => page.getByRole('searchbox', { name: '제목' }).inputValue()).toBe('jk');
    await open(`/article/Article?${all}`);
    await page.getByRole('checkbox', { name: '키보드로 읽기' }).uncheck();
    await page.getByText('키보드로 읽기를 껐습니다.').waitFor();
    await page.reload();
    await rows().first().waitFor();
    await page.getByRole('checkbox', { name: '키보드로 읽기', checked: false }).waitFor();
    await page.keyboard.press('j');
    expect(await focused()).not.toBe(first);
    await page.getByRole('checkbox', { name: '키보드로 읽기' }).check();
    await page.getByText('키보드로 읽기를 켰습니다.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps the item under the keys with M, in the list and on its page, and says so', async () => {
    const said = (words: string) => page.locator('[aria-live=polite]', { hasText: words }).first();
    const pressed = (scope: string) =>
      page.locator(`main ${scope} [data-reading=memo]`).first().getAttribute('aria-pressed');
    await open(`/article/Article?${all}`);
    const [first = '', second = ''] = await titles();
    await page.getByText('M 메모').waitFor();
    await page.keyboard.press('m');
    for (const key of ['j', 'j', 'm']) await page.keyboard.press(key);
    await said(`내 메모에 담았습니다: ${second}`).waitFor({ state: 'attached' });
    expect([await pressed('tbody tr:nth-child(1)'), await pressed('tbody tr:nth-child(2)')]).toEqual([
      'false',
      'true',
    ]);
    await expect.poll(() => focused()).toBe(second);
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 2, name: second, exact: true }).waitFor();
    await expect.poll(() => pressed('')).toBe('true');
    await page.keyboard.press('m');
    await said(`내 메모에서 뺐습니다: ${second}`).waitFor({ state: 'attached' });
    await expect.poll(() => pressed('')).toBe('false');
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 2, name: first, exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('tells whoever comes back what is new, without moving the list', async () => {
    await page.clock.install();
    await open(`/article/ThinkTank?${all}`);
    await page.locator('main p', { hasText: /^총 / }).waitFor();
    const before = await rows().first().boundingBox();
    await page.route('**/thinktank-list?*total=only*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { totalRecords: number };
      await route.fulfill({ response: answer, json: { ...body, totalRecords: body.totalRecords + 3 } });
    });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.fastForward('02:00');
    expect(await page.getByRole('button', { name: /^새 자료/ }).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notice = page.getByRole('button', { name: '새 자료 3건', exact: true });
    await notice.waitFor();
    expect(await rows().first().boundingBox()).toEqual(before);
    await screenshot(page, 'items-new');
    expect(await accessibilityProblems(page)).toEqual([]);
    const again = page.waitForRequest((request) => /thinktank-list\?.*total=capped/.test(request.url()));
    await notice.click();
    await again;
    expect(complaints).toEqual([]);
  });
});

describe('somebody without the right to read', () => {
  it('sees the list, and is refused the window and the file by the server, in a sentence', async () => {
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const { data: authority } = (await (await admin.get('/api/authorized-detail?authrtId=7')).json()) as {
      data: { authorizedUserList: object[] };
    };
    const changed = {
      ...authority,
      authorizedUserList: authority.authorizedUserList.map((row) => ({ ...row, prslYn: 'N', wrtYn: 'N' })),
    };
    const saved = await admin.post('/api/update-authorized', changed, { _method: 'PUT' });
    expect(saved.status).toBe(200);
    const other = await signIn('mission@demo.go.kr', 'Mission!2345');
    const { pathname } = await (async () => {
      await open(`/article/Sns?${all}`);
      return new URL((await rows().first().getAttribute('href')) ?? '', server.url);
    })();
    await other.goto(`${server.url}/popup/sns/${pathname.split('/').at(-1)}`);
    await other
      .getByRole('alert')
      .getByText('게시글 본문을 보려면 이 메뉴의 열람 권한이 필요합니다.')
      .waitFor();
    expect(await other.getByRole('region', { name: '본문' }).count()).toBe(0);
    expect(await accessibilityProblems(other)).toEqual([]);
    await screenshot(other, 'items-popup-refused');
    await other.goto(`${server.url}/article/Sns?${all}`);
    await other.locator('[data-record]').first().waitFor();
    await other.getByRole('button', { name: '내보내기', exact: true }).click();
    await other.getByRole('button', { name: '내려받기' }).click();
    const refusal = other.getByRole('dialog').getByRole('alert');
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toMatch(/권한/);
    await other.context().close();
  });
});
