import type { Locator, Page } from 'playwright';
import { browser, loaded } from '../../../tests/helpers/browser.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { type Seen, seenBy, slowPage } from '../watchedPage.ts';

const rounds = 5;
const list = '/article/Article?size=200&period=all&lclsfNm=all';

const settle = (page: Page): Promise<void> => page.waitForTimeout(400);

/** Hovers before pressing, like a user. */
const press = async (page: Page, what: Locator): Promise<void> => {
  await what.hover();
  await settle(page);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await settle(page);
};

/** Usual actions on a long list: read on by keyboard, mark, expand, choose columns. */
const use = async (page: Page): Promise<void> => {
  for (const key of ['j', 'j', 'j', 'k', 'j']) {
    await page.keyboard.press(key);
    await settle(page);
  }
  const stars = page.getByRole('button', { name: /^기사 메모/u });
  for (const row of [0, 1, 2]) await press(page, stars.nth(row));
  const conditions = page.getByRole('button', { name: /^상세조건/u });
  await press(page, conditions);
  await press(page, conditions);
  await press(page, page.getByRole('button', { name: '목록 도구' }));
  await press(page, page.getByRole('button', { name: '열 고르기' }));
  await page.keyboard.press('Escape');
  await settle(page);
};

const visit = async (page: Page, url: string): Promise<Seen & { rows: number }> => {
  await page.goto(url + list);
  const rows = page.locator('#main tbody tr');
  await rows.nth(10).waitFor();
  await loaded(page);
  const { largestPaint } = await seenBy(page);
  await use(page);
  return { ...(await seenBy(page)), largestPaint, rows: await rows.count() };
};

/** A list of 200 rows in Chromium with fourfold CPU throttling. */
export const articleScreen: Measure = {
  name: 'screen',
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.importedFolder() }, async ({ url }): Promise<Figure[]> => {
      const chromium = await browser();
      try {
        const page = await slowPage(chromium, url);
        const visits: (Seen & { rows: number })[] = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(page, url));
        const note = `${list} → ${visits[0]?.rows}행, CPU 4배 느리게`;
        return [
          {
            name: '기사 목록 200행: 누른 뒤 다음 화면까지',
            unit: 'ms',
            samples: visits.map(({ presses }) => Math.max(...presses.map(({ ms }) => ms))),
            bar: { of: 'median', most: 100 },
            note: `${note}, 회마다 가장 느린 것`,
          },
          {
            name: '기사 목록 200행: 저절로 밀린 정도(CLS)',
            unit: '점',
            samples: visits.map(({ shift }) => shift),
            bar: { of: 'p95', most: 0.02 },
            note,
          },
          {
            name: '기사 목록 200행: 가장 큰 그림(LCP)',
            unit: 'ms',
            samples: visits.map(({ largestPaint }) => largestPaint),
            note,
          },
        ];
      } finally {
        await chromium.close();
      }
    }),
};
