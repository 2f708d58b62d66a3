import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { desk } from '../../tests/e2e/desk.ts';
import { loaded } from '../../tests/helpers/browser.ts';
import { heights, type Width } from './pictureOptions.ts';

/** A picture of the README. */
interface View {
  /** File name without extension. */
  name: string;
  path: string;
  width?: Width;
  theme?: 'dark';
  /** Actions on the screen before the screenshot. */
  before?: (page: Page) => Promise<void>;
}

const list = '/article/Article?period=month&size=20';

const titles = (page: Page) => page.locator('#main [data-record]');

/** Opens a record of the list, and waits for its screen. */
const openRecord =
  (place: number) =>
  async (page: Page): Promise<void> => {
    await titles(page).nth(place).click();
    await page.waitForURL(/Detail/u);
  };

const views: readonly View[] = [
  { name: 'list', path: list },
  {
    name: 'beside',
    path: list,
    async before(page) {
      await page.getByRole('button', { name: '나란히 읽기' }).click();
      await titles(page).nth(7).click();
      await page
        .getByRole('region', { name: '읽는 기사' })
        .getByRole('heading', { level: 2 })
        .first()
        .waitFor();
    },
  },
  {
    name: 'article',
    path: list,
    async before(page) {
      await page.getByRole('button', { name: '나란히 읽기' }).click();
      await openRecord(7)(page);
    },
  },
  { name: 'search', path: `/search?searchText=${encodeURIComponent('영화')}` },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'statistics', path: '/statistics/Keyword?period=month' },
  {
    name: 'map',
    path: '/statistics/Nation?period=month',
    before: (page) => page.getByRole('button', { name: '지도로 보기' }).click(),
  },
  { name: 'briefing', path: '/product/daily/DailyBriefing', before: openRecord(0) },
  { name: 'administration', path: '/admin/user/UserManage' },
  { name: 'form', path: '/article/Article/Regist' },
  { name: 'dark', path: '/statistics/Classification?period=month', theme: 'dark' },
  { name: 'phone', path: '/article/Article?period=week', width: 390 },
];

/** Milliseconds for drawing after everything has loaded: charts are drawn one after another. */
const settleMs = 2_500;
const quality = 0.82;

/** Script that draws an image on an otherwise empty page and returns it as WebP. */
const drawn = (png: Buffer): string => `(async () => {
  const image = new Image();
  image.src = 'data:image/png;base64,${png.toString('base64')}';
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', ${quality});
})()`;

/** Converts the image to WebP in the browser: a third of the size of PNG. */
const asWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const written = await page.evaluate<string>(drawn(png));
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64');
};

/** Takes the screenshots shown in the README. @param folder target folder */
export const takeReadmePictures = async (
  chromium: Browser,
  url: string,
  { folder, say }: { folder: string; say: (line: string) => void },
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const page = await desk(chromium, url, 'admin', { reducedMotion: 'reduce' });
  // the product's pages may not load images from elsewhere, an empty page may
  const writer = await chromium.newPage();
  for (const { name, path, width = 1440, theme, before } of views) {
    await page.setViewportSize({ width, height: heights[width] });
    await page.emulateMedia({ colorScheme: theme ?? 'light' });
    await page.goto(url + path);
    await loaded(page);
    await before?.(page);
    await loaded(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(settleMs);
    const picture = await asWebp(writer, await page.screenshot());
    writeFileSync(join(folder, `${name}.webp`), picture);
    say(`${name}.webp  ${Math.round(picture.length / 1_000)} kB`);
  }
};
