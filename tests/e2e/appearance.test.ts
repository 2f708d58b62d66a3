import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { goTo, overflows } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url, 'staff');
  // the state at the first paint of a page load
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#root')?.firstChild) return;
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}/article/Article`);
  await loaded(page);
});
afterAll(async () => {
  await page?.context().close();
  await chromium?.close();
  await server?.remove();
});

const shown = (on = page) =>
  on.evaluate(() => {
    const { theme, textSize, first } = document.documentElement.dataset;
    const { backgroundColor, colorScheme } = getComputedStyle(document.body);
    const { fontSize } = getComputedStyle(document.documentElement);
    return { theme, textSize, first, backgroundColor, colorScheme, fontSize };
  });

const choose = async (name: string): Promise<void> => {
  const button = page.getByRole('button', { name: '화면 설정' });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/user-setting'));
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await kept;
};

describe('the mode of the screen', () => {
  it('follows the device until somebody chooses', async () => {
    expect(await shown()).toMatchObject({ theme: 'light', textSize: 'normal', fontSize: '10px' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown()).toMatchObject({ theme: 'dark', colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expect.poll(() => shown()).toMatchObject({ theme: 'contrast', backgroundColor: 'rgb(0, 0, 0)' });
    await page.emulateMedia({ contrast: null });
    await expect.poll(() => shown()).toMatchObject({ theme: 'light' });
  });

  it('is chosen above the header, and stands before anything of the next page is drawn', async () => {
    await choose('어둡게');
    const dark = { theme: 'dark', backgroundColor: 'rgb(24, 26, 29)' };
    expect(await shown()).toMatchObject(dark);
    await page.reload();
    await loaded(page);
    expect(await shown()).toMatchObject({ ...dark, first: 'dark' });
  });

  it('comes along to another browser of the same person', async () => {
    const elsewhere = await desk(chromium, server.url, 'staff');
    await elsewhere.goto(`${server.url}/myPage`);
    await expect.poll(() => shown(elsewhere)).toMatchObject({ theme: 'dark' });
    await elsewhere.context().close();
  });

  it('leaves what is current and chosen in sight where the system has colours of its own', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const framed = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).outlineStyle);
    const current = ['header nav a', '#main button', 'nav:not(header nav) a'].map(
      (one) => `${one}[aria-current]`,
    );
    for (const selector of [...current, '#main input:checked + span'])
      expect([selector, await framed(selector)]).toEqual([selector, 'solid']);
    await page.locator('#main [data-record]').first().focus();
    await page.keyboard.press('KeyR');
    const dot = await page
      .locator('[data-unread]')
      .first()
      .evaluate((one) => getComputedStyle(one, '::before').borderStyle);
    expect(dot).toBe('solid');
    await page.emulateMedia({ forcedColors: null });
  });

  it('is light on paper, and in a saved picture of a chart', async () => {
    await goTo(page, `${server.url}/statistics/Nation`);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toMatchObject({ theme: 'dark', backgroundColor: 'rgb(255, 255, 255)' });
    await page.emulateMedia({ media: null });
    await page.locator('.highcharts-contextbutton').first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('차트 PNG 다운로드').filter({ visible: true }).click(),
    ]);
    const lightness = await page.evaluate(
      async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, 0, 0, 1, 1);
        return context?.getImageData(0, 0, 1, 1).data[1];
      },
      readFileSync(await file.path()).toString('base64'),
    );
    expect(lightness).toBeGreaterThan(200);
  });
});

describe('the size of the text', () => {
  it('grows by half, and no screen grows wider than its window', async () => {
    await choose('가장 크게');
    expect(await shown()).toMatchObject({ textSize: 'largest', fontSize: '15px' });
    for (const size of Object.values(widths)) {
      await page.setViewportSize(size);
      await expect.poll(() => overflows(page)).toBe(false);
    }
    await page.setViewportSize(widths.desktop);
    await choose('보통');
    expect(await shown()).toMatchObject({ fontSize: '10px' });
  });
});
