import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
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

/** Rows of the list that are in sight as wholes, before anybody scrolls. */
const rowsInSight = (): Promise<number> =>
  page
    .locator('main [data-record]')
    .evaluateAll(
      (titles) =>
        titles
          .map((title) => title.closest('tr')?.getBoundingClientRect())
          .filter((box) => box && box.height > 0 && box.bottom <= innerHeight).length,
    );
/** What part of the table's width its titles have, in percent. */
const shareOfTitles = (): Promise<number> =>
  page
    .locator('main [data-record]')
    .first()
    .evaluate((title) => {
      const widthOf = (selector: string) => title.closest(selector)?.getBoundingClientRect().width ?? 0;
      return (100 * widthOf('td')) / widthOf('table');
    });
const stand = (density: string) => page.getByLabel('줄 간격').selectOption({ label: density });
/** Where the text of the article begins, px from the top of the window. */
const beginOfText = (): Promise<number> =>
  page
    .getByRole('region', { name: '본문' })
    .locator('p[lang]')
    .first()
    .evaluate((text) => text.getBoundingClientRect().top);

describe('the list of articles', () => {
  it('has room for nine, thirteen or twenty-two rows on a desk, as closely as somebody wants them', async () => {
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

  it('remembers it for the person, on another machine too', async () => {
    const elsewhere = await desk(chromium, server.url, 'staff');
    await elsewhere.goto(server.url + list);
    await expect.poll(() => elsewhere.getByLabel('줄 간격').inputValue()).toBe('compact');
    await elsewhere.context().close();
    await stand('보통');
  });

  it('has room on a laptop and on a phone', async () => {
    await page.setViewportSize(laptop);
    await page.reload();
    await page.getByRole('button', { name: '메뉴 펼치기' }).waitFor();
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(6);
    expect(await shareOfTitles()).toBeGreaterThanOrEqual(45);
    await screenshot(page, 'list-laptop');
    await page.setViewportSize(widths.phone);
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });
});

describe('an article', () => {
  it('begins in the upper third of a desk, and in the upper half of a phone', async () => {
    await page.setViewportSize(widths.desktop);
    await goTo(page, `${server.url}/article/Article?period=month&lang=en`);
    await page.locator('main [data-record]').first().click();
    await expect.poll(beginOfText).toBeLessThanOrEqual(300);
    await page.setViewportSize(widths.phone);
    await expect.poll(beginOfText).toBeLessThanOrEqual(340);
  });
});
