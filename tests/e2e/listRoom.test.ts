import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

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

const laptop = { width: 1024, height: 768 };
const list = '/article/Article?period=month&size=50';
const shortList = '/article/Article?period=month&size=20';

/** Rows of the list that are completely visible before scrolling. */
const rowsInSight = (): Promise<number> =>
  page
    .locator('main [data-record]')
    .evaluateAll(
      (titles) =>
        titles
          .map((title) => title.closest('tr')?.getBoundingClientRect())
          .filter((box) => box && box.height > 0 && box.bottom <= innerHeight).length,
    );
/** Share of the titles in the table's width, in percent. */
const shareOfTitles = (): Promise<number> =>
  page
    .locator('main [data-record]')
    .first()
    .evaluate((title) => {
      // from the star before it on
      const table = title.closest('table')?.getBoundingClientRect() ?? new DOMRect();
      return (100 * ((title.closest('th')?.getBoundingClientRect().right ?? 0) - table.x)) / table.width;
    });
/** The times that reach over their column with the letters and words as far apart as WCAG 1.4.12 asks for. */
const timesOverrunning = (): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(spaced);
    const cells = [...document.querySelectorAll('main td:has(time)')];
    const found = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
    document.adoptedStyleSheets.pop();
    return found.map(({ textContent }) => textContent);
  });
const stand = async (density: string): Promise<void> => {
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByLabel('줄 간격').selectOption({ label: density });
  await page.keyboard.press('Escape');
};
/** Whether items are read beside their list from now on, whatever was chosen before. */
const readBeside = async (isOn: boolean): Promise<void> => {
  const choice = page.getByRole('button', { name: '나란히 읽기' });
  if ((await choice.getAttribute('aria-pressed')) !== String(isOn)) await choice.click();
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe(String(isOn));
};
/** Distance of the article text from the top of the window, in px. */
const beginOfText = (): Promise<number> =>
  page
    .getByRole('region', { name: '본문' })
    .locator('p[lang]')
    .first()
    .evaluate((text) => text.getBoundingClientRect().top);

describe('the list of articles', () => {
  it('has room for nine, thirteen or twenty-two rows on a desk, as densely as wanted', async () => {
    await page.setViewportSize(widths.desktop);
    await goTo(page, server.url + list);
    for (const [density, rows] of [
      ['넓게', 9],
      ['보통', 13],
      ['촘촘하게', 22],
    ] as const) {
      await stand(density);
      await expect.poll(rowsInSight).toBeGreaterThanOrEqual(rows);
      await screenshot(page, `list-${rows}-rows`);
    }
  });

  it('is remembered to stand as closely after a reload, and has room on a laptop and on a phone', async () => {
    await page.setViewportSize(laptop);
    await page.reload();
    await page.getByRole('button', { name: '메뉴 펼치기' }).waitFor();
    await expect.poll(() => page.getByLabel('줄 간격').inputValue()).toBe('compact');
    await stand('보통');
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(6);
    await expect.poll(shareOfTitles).toBeGreaterThanOrEqual(45);
    await page.getByLabel('정렬').selectOption('regDt,DESC');
    await page.locator('[data-by="registration"]').first().waitFor();
    expect(await timesOverrunning()).toEqual([]);
    await screenshot(page, 'list-laptop');
    await page.setViewportSize(widths.phone);
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });
});

describe('the conditions of a list', () => {
  it('stand in one row on a laptop, and what is chosen is read whole', async () => {
    await page.setViewportSize(laptop);
    await goTo(page, `${server.url}/communication/Notice`);
    await page.getByLabel('읽음 상태').selectOption({ label: '읽지 않음' });
    await page.getByText('처음 조건으로').waitFor();
    await loaded(page);
    const cut = () =>
      page.locator('search select').evaluateAll((boxes: HTMLSelectElement[]) => {
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        return boxes.flatMap((box) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(box);
          const words = box.selectedOptions[0]?.textContent ?? '';
          const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          pen.font = font;
          return pen.measureText(words).width > room + 1 ? [words] : [];
        });
      });
    await expect.poll(cut).toEqual([]);
    const tops = () =>
      page
        .locator('search')
        .locator('input, select')
        .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().top)));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  });

  it("two days of one's own stand below the period's choices, which stay in one row", async () => {
    const tops = () =>
      page
        .locator('search')
        .locator('label:has([type=radio]), input:not([type=radio], [data-day])')
        // the fields of collapsed details are rendered a moment after the others
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.checkVisibility())
            .map((box) => Math.round(box.getBoundingClientRect().top)),
        );
    for (const size of [widths.desktop, laptop]) {
      await page.setViewportSize(size);
      await goTo(page, `${server.url}/article/Article?period=month`);
      await loaded(page);
      const before = await tops();
      await page.getByRole('radio', { name: '직접입력' }).check();
      await page.getByLabel('보도일 종료일').waitFor();
      await expect.poll(tops).toEqual(before);
    }
    await page.setViewportSize(widths.phone);
    await page.getByRole('button', { name: /^조건/ }).click();
    await page.getByRole('button', { name: '달력 열기' }).first().click();
    const calendar = page.getByRole('dialog', { name: '달력' });
    await calendar.getByRole('grid').waitFor();
    const place = () => calendar.evaluate((box) => box.getBoundingClientRect());
    await expect.poll(async () => (await place()).left).toBeGreaterThanOrEqual(8);
    await expect.poll(async () => (await place()).right).toBeLessThanOrEqual(widths.phone.width - 8);
    for (const name of ['달력', /조건/]) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
    }
  });

  it('a day is picked from the calendar with the keyboard alone, which then goes on where it was', async () => {
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
      );
    await page.setViewportSize(laptop);
    await goTo(page, `${server.url}/communication/Notice`);
    await page.getByRole('button', { name: '달력 열기' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '달력' }).getByRole('grid').waitFor();
    await expect.poll(focused).toMatch(/^오늘, /);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('달력 열기');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^오늘, /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('등록일시 시작').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect.poll(focused).toBe('달력 열기');
  });
});

describe('an article', () => {
  it('begins in the upper third of a desk, and in the upper half of a phone', async () => {
    await page.setViewportSize(widths.desktop);
    await goTo(page, `${server.url}/article/Article?period=month&lang=en`);
    await page.locator('main [data-record]').first().click();
    await expect.poll(beginOfText).toBeLessThanOrEqual(300);
    await page.setViewportSize(widths.phone);
    await expect.poll(beginOfText).toBeLessThanOrEqual(360);
  });
});

describe('a list beside what is read of it', () => {
  const pane = () => page.getByRole('region', { name: '읽는 기사' });
  const titleRead = () => pane().getByRole('heading', { level: 2 }).first();
  const rowsOpen = () => page.locator('main [data-record][aria-current]').allTextContents();
  const focused = () => page.locator(':focus').textContent();

  it('is read with J and K; the article changes, the page does not', async () => {
    await page.setViewportSize(widths.desktop);
    await goTo(page, server.url + shortList);
    await readBeside(true);
    await loaded(page);
    await pane().getByText('목록에서 기사를 선택하면').waitFor();
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    const titles = await page.locator('main [data-record]').allTextContents();
    for (const [key, place] of [
      ['j', 0],
      ['j', 1],
      ['j', 2],
      ['k', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => titleRead().textContent()).toBe(titles[place]);
      await expect.poll(rowsOpen).toEqual([titles[place]]);
      await expect.poll(focused).toBe(titles[place]);
    }
    expect(new Set(loads.map((url) => new URL(url).pathname))).toEqual(new Set(['/article/Article']));
    await screenshot(page, 'list-split');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('Enter leads into the article, U back to its row', async () => {
    const [title] = await rowsOpen();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h2:focus').textContent()).toBe(title);
    await page.keyboard.press('u');
    await expect.poll(focused).toBe(title);
    await pane().getByText('목록에서 기사를 선택하면').waitFor();
  });

  it('has a line between both that arrows and the pointer move, and remembers it', async () => {
    const line = page.getByRole('separator', { name: '목록과 기사 사이의 경계' });
    const share = async () => Number(await line.getAttribute('aria-valuenow'));
    const before = await share();
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(share).toBe(before + 2);
    const box = await line.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, 500);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 90, 500);
    await page.mouse.up();
    await expect.poll(share).toBeGreaterThan(before + 5);
    const moved = await share();
    const title = await page.locator('main [data-record]').nth(3).textContent();
    await page.locator('main [data-record]').nth(3).click();
    await expect.poll(() => titleRead().textContent()).toBe(title);
    await page.reload();
    await expect.poll(share).toBe(moved);
    await expect.poll(() => titleRead().textContent()).toBe(title);
  });

  it('goes back past all that was read in one step, and opens a page where there is no room', async () => {
    await page.goBack();
    expect(new URL(page.url()).search).not.toBe(new URL(server.url + shortList).search);
    await page.setViewportSize(laptop);
    await goTo(page, server.url + shortList);
    await page.locator('main [data-record]').first().click();
    await page.waitForURL(/Detail/u);
    await page.setViewportSize(widths.desktop);
  });

  it('so are hits of a search, beside their results', async () => {
    await goTo(page, `${server.url}/search?searchText=${encodeURIComponent('영화')}`);
    await pane().getByText('검색 결과에서 글을 선택하면').waitFor();
    await loaded(page);
    const hits = await page.locator('main [data-record]').allTextContents();
    for (const place of [0, 1]) {
      await page.keyboard.press('j');
      await expect.poll(() => titleRead().textContent()).toBe(hits[place]);
      await expect.poll(rowsOpen).toEqual([hits[place]]);
    }
    expect(new URL(page.url()).pathname).toBe('/search');
    await goTo(page, server.url + shortList);
    await readBeside(false);
    await pane().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('rows that are picked together', () => {
  const boxes = () => page.getByRole('checkbox', { name: /선택$/ });
  const picked = () =>
    page
      .locator('main [data-record]')
      .evaluateAll((links) =>
        links.flatMap((link) =>
          link.closest('tr')?.querySelector<HTMLInputElement>('input')?.checked ? link.textContent : [],
        ),
      );
  const act = (name: string) =>
    page.locator('main').getByRole('button', { name, exact: true }).last().click();
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();
  const takeBack = async () => {
    await page.getByRole('button', { name: '되돌리기' }).click();
    await said('되돌렸습니다.');
  };
  const stars = () => page.locator('main tr [data-reading="star"][aria-pressed="true"]').count();

  it('are picked by X, with Shift those between; what is done with them is undone in one step', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await goTo(page, server.url + shortList);
    await page.locator('main [data-record]').first().waitFor();
    await loaded(page);
    const titles = await page.locator('main [data-record]').allTextContents();
    await page.locator('main [data-record]').first().focus();
    for (const key of ['x', 'j', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect.poll(picked).toEqual(titles.slice(0, 4));
    await boxes()
      .nth(6)
      .click({ modifiers: ['Shift'] });
    await expect.poll(picked).toEqual(titles.slice(0, 6));
    const before = await stars();
    await act('별표 표시');
    await said('건에 별표를 표시했습니다.');
    await expect.poll(stars).toBeGreaterThan(before);
    await screenshot(page, 'list-picked');
    expect(await accessibilityProblems(page)).toEqual([]);
    await takeBack();
    await expect.poll(stars).toBe(before);
    await act('브리핑함에 담기');
    await said('6건을 브리핑함에 담았습니다.');
    await takeBack();
    await act('읽지 않음');
    await said('6건을 읽지 않음으로 표시했습니다.');
    await expect.poll(() => page.locator('main tr [data-unread]').count()).toBeGreaterThanOrEqual(6);
    await takeBack();

    // picked rows of another page are stored with their data
    await page.getByRole('button', { name: '다음 쪽' }).click();
    await expect.poll(picked).toEqual([]);
    await expect.poll(() => page.locator('main [data-record]').first().textContent()).not.toBe(titles[0]);
    const [onNext = ''] = await page.locator('main [data-record]').allTextContents();
    await boxes().nth(1).check();
    await act('텍스트로 복사');
    await page.getByText('7건의 제목과 링크를 복사했습니다.').first().waitFor();
    const blocks = (await page.evaluate(() => navigator.clipboard.readText())).split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0]).toSorted()).toEqual(
      [...titles.slice(0, 6), onNext].toSorted(),
    );
    await act('선택 해제');
    await boxes().first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('what is unread', () => {
  it('is read through with J beside its list, none passed over at the end of a page', async () => {
    const pane = page.getByRole('region', { name: '읽는 기사' });
    const stands = () => page.locator('main [data-record]').first().waitFor();
    await goTo(page, server.url + list);
    await stands();
    await loaded(page);
    // with two pages the second would become empty, and the list would return to the first
    const unread = await page
      .locator('main [data-record]')
      .evaluateAll((rows) =>
        rows
          .slice(0, 30)
          .map((row) => ({ id: Number(row.getAttribute('data-record')), title: row.textContent })),
      );
    const articleIds = unread.map(({ id }) => id);
    const staff = await colleague(server.url, 'staff');
    const marked = await staff.post(
      '/api/update-article/read',
      { articleIds, readYn: 'N' },
      { _method: 'PUT' },
    );
    expect(marked.status).toBe(200);
    // a page of its own: marks that were set in the former one would hide for some seconds what a colleague has marked
    await page.goto(`${server.url}/article/Article?period=month&size=10&unreadYn=Y`);
    await stands();
    await readBeside(true);
    await loaded(page);
    // the read mark of the last but one is still being sent when the page ends
    await page.route('**/update-article/read', async (route) => {
      if (route.request().postData()?.includes(String(articleIds[8]))) await wait(1_000);
      await route.continue();
    });
    for (const { title } of unread.slice(0, 12)) {
      await page.keyboard.press('j');
      await expect.poll(() => pane.getByRole('heading', { level: 2 }).first().textContent()).toBe(title);
      await expect.poll(() => page.locator('main [data-record][aria-current]').textContent()).toBe(title);
    }
    await page.unroute('**/update-article/read');
    await readBeside(false);
    expect(complaints).toEqual([]);
  });
});

describe('reading on over the end of a page', () => {
  const list10 = '/article/Article?period=month';
  const rows = () => page.locator('main [data-record]');
  const heading = () => page.locator('#main h1').textContent();
  const focusedRow = () => page.locator('main [data-record]:focus').textContent();
  /** Opens the row and goes to the next or previous record. @returns the title then shown */
  const readOn = async (row: number, key: 'j' | 'k') => {
    const link = rows().nth(row);
    const opened = await link.textContent();
    await link.click();
    await expect.poll(heading).toBe(opened);
    const title = await page
      .locator(`main [data-reading=${key === 'j' ? 'next' : 'previous'}] span`)
      .last()
      .textContent();
    await page.keyboard.press(key);
    await expect.poll(heading).toBe(title);
    return title;
  };
  const pageShown = () => new URL(page.url()).searchParams.get('page');

  it('U leads to the page on which the item stands, and to its row', async () => {
    await goTo(page, server.url + list10);
    await readBeside(false);
    await rows().nth(9).waitFor();
    const next = await readOn(9, 'j');
    await page.keyboard.press('u');
    await expect.poll(focusedRow).toBe(next);
    expect(pageShown()).toBe('2');
    await expect.poll(() => rows().first().textContent()).toBe(next);
    const before = await readOn(0, 'k');
    await page.keyboard.press('u');
    await expect.poll(focusedRow).toBe(before);
    expect(pageShown()).toBeNull();
  });

  it('of what is new U leads to what comes next: what was read is not among it any more', async () => {
    const staff = await colleague(server.url, 'staff');
    await goTo(page, server.url + shortList);
    await rows().nth(11).waitFor();
    const articleIds = (
      await rows().evaluateAll((links) => links.map((link) => Number(link.dataset['record'])))
    ).slice(0, 12);
    await staff.post('/api/update-article/read', { articleIds, readYn: 'N' }, { _method: 'PUT' });
    // a separate page, without cached records of the previous tests
    await page.goto(`${server.url}${list10}&unreadYn=Y`);
    await rows().nth(9).waitFor();
    await readOn(9, 'j');
    const next = await page.locator('main [data-reading=next] span').last().textContent();
    await page.keyboard.press('u');
    await expect.poll(focusedRow).toBe(next);
    await expect.poll(() => rows().count()).toBe(10);
  });
});
