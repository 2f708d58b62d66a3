import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { focusWithoutRing } from './focusRing.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url);
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const articles = '/article/Article?period=all&lclsfNm=all';
const rows = () => page.locator('#main [data-record]');
const key = (name: string) => page.keyboard.press(name);
const open = async (path: string) => {
  await goTo(page, server.url + path);
  await rows().first().waitFor();
  await loaded(page);
};
/** Index of the focused row. */
const row = () =>
  expect.poll(() =>
    page.evaluate(() =>
      [...document.querySelectorAll('#main [data-record]')].indexOf(document.activeElement as Element),
    ),
  );
const focused = () =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
const said = (words: string) =>
  page.locator('[aria-live=polite]', { hasText: words }).first().waitFor({ state: 'attached' });
const titled = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const palette = () => page.getByRole('dialog', { name: '빠른 이동' });
const help = () => page.getByRole('complementary', { name: '도움말' });
const openPalette = async () => {
  await key('Control+k');
  await page.getByRole('combobox', { name: '빠른 이동' }).and(page.locator(':focus')).waitFor();
};
/** Holds back the code of the palette, as a slow network does. @returns what lets it through */
const holdPalette = async () => {
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/Palette-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
};
const closed = () => page.locator('dialog').waitFor({ state: 'detached' });

/** Opens the first row of a list, and goes on to the second record. */
const readOn = async (path: string) => {
  await open(path);
  await key('j');
  await row().toBe(0);
  await key('j');
  await row().toBe(1);
  await key('k');
  await row().toBe(0);
  await key('o');
  await page.waitForURL('**/Detail/**');
  // the first record has one neighbour
  const neighbour = page.locator('#main nav a:is([data-reading=next], [data-reading=previous])');
  const title = (await neighbour.locator('span').last().textContent()) ?? '';
  await key((await neighbour.getAttribute('data-reading')) === 'next' ? 'j' : 'k');
  await titled(title);
  await page.locator('#main [data-reading=list]').last().waitFor();
};

describe('by keyboard alone', () => {
  it('the first row of a list is three keys away, marked, put aside and exported; G leads away', async () => {
    await page.goto(server.url + articles);
    await rows().first().waitFor();
    await loaded(page);
    await key('Tab');
    await focused().toBe('본문 바로가기');
    await key('Tab');
    await focused().toBe('결과로 바로가기');
    await key('Enter');
    await row().toBe(0);
    const title = (await rows().first().textContent()) ?? '';
    await rows().first().locator('xpath=ancestor::tr').locator('[data-reading=tray]').waitFor();
    await key('b');
    await said(`브리핑함에 담았습니다: ${title}`);
    await page.getByRole('button', { name: '브리핑함 1건' }).waitFor();
    await key('b');
    await said(`브리핑함에서 뺐습니다: ${title}`);
    await key('s');
    await said(`별표를 표시했습니다: ${title}`);
    await key('s');
    await said(`별표를 해제했습니다: ${title}`);
    // the note is typed at once, while its dialog is still loading
    await key('m');
    await page.keyboard.type('jk');
    const note = page.getByRole('dialog', { name: `메모: ${title}` }).getByRole('textbox', { name: '메모' });
    await note.and(page.locator(':focus')).waitFor();
    await expect.poll(() => note.inputValue()).toBe('jk');
    await screenshot(page, 'shortcuts-note');
    await Promise.all([page.waitForResponse('**/api/insert-articlememo'), key('Escape')]);
    await closed();
    await row().toBe(0);
    const star = rows().first().locator('xpath=ancestor::tr').locator('[data-reading=star]');
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await key('s');
    await page.getByText('적어 둔 메모는 남아 있습니다.').waitFor();
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    // the note of an article that is not kept is read without keeping it
    await key('m');
    await expect.poll(() => note.inputValue()).toBe('jk');
    await note.and(page.locator(':focus')).waitFor();
    await key('Escape');
    await closed();
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    await button('되돌리기').click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await rows().first().focus();
    await key('h');
    await focused().toBe('링크 복사');
    await key('ArrowUp');
    await focused().toBe('나중에 읽기에 담기');
    expect(await focusWithoutRing(page)).toEqual([]);
    await key('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await row().toBe(0);
    await key('e');
    await page.getByRole('dialog', { name: /내보내기/ }).waitFor();
    await key('j');
    await key('Escape');
    await closed();
    await row().toBe(0);
    await key('g');
    await said('H 하이라이트');
    await screenshot(page, 'shortcuts-going');
    // the list of destinations stays until it has been read or heard, or is dismissed
    const places = page.locator('strong', { hasText: /^이동$/ });
    await key('Escape');
    await places.waitFor({ state: 'detached' });
    await key('g');
    await places.waitFor();
    await key('h');
    await titled('하이라이트');
    await rows().first().waitFor();
    await loaded(page);
    await key('g');
    await key('x');
    await said('그 글자로 갈 수 있는 화면이 없습니다.');
    await key('g');
    await key('a');
    await titled('기사');
    await key('/');
    await titled('통합검색');
    const field = page.locator('[data-search-field]').and(page.locator(':focus'));
    await field.waitFor();
    await page.keyboard.type('한복');
    await key('Enter');
    await page.waitForURL('**/search?searchText=*');
    await rows().first().focus();
    await key('g');
    await key('a');
    await titled('기사');
    await key('/');
    await titled('통합검색');
    // the last search stands there again: typing replaces it
    await expect.poll(() => field.inputValue()).toBe('한복');
    await page.keyboard.type('영화');
    await expect.poll(() => field.inputValue()).toBe('영화');
    expect(complaints).toEqual([]);
  });

  it('J pressed while articles load leads on as often as pressed, to the last one wanted', async () => {
    await open(articles);
    const titles = await rows().allTextContents();
    const wanted = await rows().nth(5).getAttribute('data-record');
    await key('j');
    await key('o');
    await page.waitForURL('**/Detail/**');
    await page.getByRole('region', { name: '본문' }).waitFor();
    const asked: string[] = [];
    let answer = (): void => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/article-detail*', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('articleId') ?? '');
      await mayAnswer;
      await route.continue().catch(() => {});
    });
    for (const one of ['j', 'j', 'j', 'k', 'j', 'j', 'j']) await key(one);
    await titled(titles[5] ?? '');
    await page.getByRole('link', { name: `다음 기사: ${titles[6]}` }).waitFor();
    answer();
    await page.getByRole('region', { name: '본문' }).waitFor();
    await page.unroute('**/api/article-detail*');
    expect(page.url()).toContain(`/Detail/${wanted}`);
    expect(asked).toContain(wanted);
    await page.getByRole('link', { name: `이전 기사: ${titles[4]}` }).click();
    await titled(titles[4] ?? '');
    await key('u');
    await focused().toBe(titles[4] ?? '');
    expect(complaints).toEqual([]);
  });

  it('search hits and administration lists are read as items are; Back leaves, U finds the row', async () => {
    await readOn('/search?searchText=영화');
    await key('u');
    await row().toBe(1);
    await key('o');
    await page.waitForURL('**/Detail/**');
    await page.locator('#main [data-reading=list]').last().waitFor();
    await page.goBack();
    await row().toBe(1);
    await open('/admin/user/UserManage');
    for (const at of [0, 1]) {
      await key('j');
      await row().toBe(at);
    }
    await key('o');
    await page.waitForURL('**/UserManage/Detail/**');
    await page.locator('#main [data-reading=list]').waitFor();
    await key('u');
    await row().toBe(1);
    expect(complaints).toEqual([]);
  });

  it("first consonants lead to a menu; recent reading and the screen's actions are found too", async () => {
    await open(articles);
    await key('j');
    const title = await page.evaluate(() => document.activeElement?.textContent ?? '');
    await key('o');
    await page.getByRole('region', { name: '본문' }).waitFor();
    await openPalette();
    await palette().getByRole('option', { name: '인쇄' }).waitFor();
    await palette().getByRole('option', { name: title }).first().waitFor();
    await holdsAtBothWidths(page, 'palette');
    await page.keyboard.type('ㅎㅇㄹㅇㅌ');
    await palette().getByRole('option', { name: '하이라이트' }).first().waitFor();
    await key('Escape');
    await closed();
    await focused().toBe(title);
    await openPalette();
    await key('Control+k');
    await closed();
    await focused().toBe(title);
    // typed while the palette is loading: letters of the field, not shortcuts of the list
    const letThrough = await holdPalette();
    await page.goto(page.url());
    await titled(title);
    await key('Control+k');
    await page.keyboard.type('su');
    letThrough();
    const field = page.getByRole('combobox', { name: '빠른 이동' });
    await expect.poll(() => field.inputValue()).toBe('su');
    await field.and(page.locator(':focus')).waitFor();
    await page.unroute(/\/Palette-.*\.js/);
    await titled(title);
    await field.fill('');
    await page.keyboard.type('ㄱㅅ');
    const chosen = palette().locator('.Mui-focused');
    await chosen.getByText('기사', { exact: true }).waitFor();
    await key('Enter');
    await titled('기사');
    await closed();
    await page.setViewportSize(widths.phone);
    await page.getByRole('button', { name: '전체 메뉴' }).click();
    await page.getByRole('button', { name: '빠른 이동' }).click();
    await palette().getByRole('combobox').fill('기사 현황');
    await palette()
      .getByRole('option', { name: /^메뉴 기사 현황/ })
      .click();
    await titled('기사 현황');
    expect(complaints).toEqual([]);
  });

  it('no letter is lost that is typed while palette or note first open, on a slow machine', async () => {
    const machine = await page.context().newCDPSession(page);
    const typed: Record<string, string> = {};
    const expectTyped = async (how: string, field: Locator) => {
      await field.and(page.locator(':focus')).waitFor();
      // where the caret stands at the end, what is typed last is last
      await page.keyboard.type('!');
      await expect.poll(() => field.inputValue()).toMatch(/!/);
      typed[how] = await field.inputValue();
    };
    for (const delay of [0, 80]) {
      await page.goto(`${server.url}/dashboard`);
      await loaded(page);
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await key('Control+k');
      await page.keyboard.type('hanbok', { delay });
      await expectTyped(`${delay} ms`, page.getByRole('combobox', { name: '빠른 이동' }));
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await page.goto(`${server.url}/dashboard`);
    await loaded(page);
    await key('Control+k');
    for (const one of '한복축제') await page.keyboard.insertText(one);
    await expectTyped('Hangul', page.getByRole('combobox', { name: '빠른 이동' }));
    await page.goto(server.url + articles);
    await loaded(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await rows().nth(2).focus();
    await key('m');
    await page.keyboard.type('hanbok', { delay: 40 });
    await expectTyped('note', page.getByRole('dialog').getByRole('textbox', { name: '메모' }));
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await key('Escape');
    await closed();
    await machine.detach();
    expect(typed).toEqual({
      '0 ms': 'hanbok!',
      '80 ms': 'hanbok!',
      Hangul: '한복축제!',
      note: 'hanbok!',
    });
    expect(complaints).toEqual([]);
  });

  it('? opens the help beside the screen; single letters are told of there, and switched off; Ctrl+K stays', async () => {
    await open(articles);
    await key('Shift+Slash');
    await help().getByText('세계 언론이 쓴 기사를 모아 봅니다.').waitFor();
    // the screen stays usable, and the help follows to the next one
    await key('j');
    await row().toBe(0);
    await key('g');
    await key('h');
    await help().getByRole('heading', { name: '하이라이트' }).waitFor();
    expect(await accessibilityProblems(page, 'screen')).toEqual([]);
    await help().getByRole('tab', { name: '단축키' }).click();
    await help().getByText('브리핑함에 담기·빼기').waitFor();
    await holdsAtBothWidths(page, 'shortcuts-help');
    const box = help().getByRole('checkbox', { name: '한 글자 단축키 쓰기' });
    await box.uncheck();
    await said('한 글자 단축키를 껐습니다.');
    await key('Escape');
    await help().waitFor({ state: 'detached' });
    await open(articles);
    await page.getByRole('checkbox', { name: '한 글자 단축키', checked: false }).waitFor();
    await loaded(page);
    for (const one of ['j', 'Shift+Slash', 'g', 'd']) await key(one);
    await row().toBe(-1);
    await openPalette();
    await page.keyboard.type('단축키');
    await palette().getByRole('option', { name: '키보드 단축키 도움말' }).waitFor();
    await key('Enter');
    await box.check();
    await said('한 글자 단축키를 켰습니다.');
    await key('Escape');
    await help().waitFor({ state: 'detached' });
    await key('j');
    await row().toBe(0);
    expect(complaints).toEqual([]);
  });

  it('Ctrl+K finds words of the glossary and the help of other screens', async () => {
    await open(articles);
    await openPalette();
    await page.keyboard.type('공용 사');
    await palette().getByRole('option', { name: '공용 사이트 용어' }).click();
    await help().getByText('여러 매체의 기사가 함께 실리는 사이트').waitFor();
    await openPalette();
    await page.keyboard.type('싱크탱크 도움말');
    await palette().getByRole('option', { name: '싱크탱크 도움말' }).first().click();
    await help().getByText('세계 싱크탱크가 낸 보고서와 논평을 봅니다.').waitFor();
    await help().getByRole('button', { name: '닫기' }).click();
    expect(complaints).toEqual([]);
  });

  it('the tour is offered once, leads through five steps by keyboard, and starts again from the help', async () => {
    await open(articles);
    const offer = page.getByRole('button', { name: '1분 둘러보기' });
    const card = (title: string) => page.getByRole('dialog', { name: title });
    await offer.press('Enter');
    await card('하루를 여는 화면입니다').and(page.locator(':focus')).waitFor();
    expect(await accessibilityProblems(page, 'screen')).toEqual([]);
    const titles = [
      '조건으로 기사를 좁혀 봅니다',
      '읽고, 표시하고, 모읍니다',
      '여러 매체가 다룬 일부터 봅니다',
    ];
    for (const title of [...titles, '막히면 여기를 누르세요']) {
      await button('다음').press('Enter');
      await card(title).and(page.locator(':focus')).waitFor();
      await page.locator('[data-toured]').waitFor();
    }
    await button('끝내기').press('Enter');
    await card('막히면 여기를 누르세요').waitFor({ state: 'detached' });
    await page.reload();
    await rows().first().waitFor();
    await loaded(page);
    await expect.poll(() => offer.count()).toBe(0);
    await page.getByRole('button', { name: '도움말', exact: true }).click();
    await help().getByRole('button', { name: '1분 둘러보기' }).click();
    await card('하루를 여는 화면입니다').waitFor();
    await key('Escape');
    await card('하루를 여는 화면입니다').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
