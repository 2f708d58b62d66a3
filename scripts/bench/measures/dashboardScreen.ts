import { browser, loaded } from '../../../tests/helpers/browser.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { type Seen, seenBy, slowPage } from '../watchedPage.ts';

const rounds = 7;
const note = '/dashboard, CPU 4배 느리게, 새로 연 화면';

/** Loading the dashboard in Chromium with fourfold CPU throttling. */
export const dashboardScreen: Measure = {
  name: 'dashboard',
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.importedFolder() }, async ({ url }): Promise<Figure[]> => {
      const chromium = await browser();
      try {
        const page = await slowPage(chromium, url);
        const visits: Seen[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await page.goto(`${url}/dashboard`);
          await loaded(page);
          await page.waitForTimeout(1_500);
          visits.push(await seenBy(page));
        }
        return [
          {
            name: '대시보드: 가장 큰 그림(LCP)',
            unit: 'ms',
            samples: visits.map(({ largestPaint }) => largestPaint),
            bar: { of: 'median', most: 2_000 },
            note,
          },
          {
            name: '대시보드: 저절로 밀린 정도(CLS)',
            unit: '점',
            samples: visits.map(({ shift }) => shift),
            bar: { of: 'p95', most: 0.02 },
            note,
          },
        ];
      } finally {
        await chromium.close();
      }
    }),
};
