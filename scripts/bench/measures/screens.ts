import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { colleague } from '../../../tests/e2e/desk.ts';
import { browser } from '../../../tests/helpers/browser.ts';
import { type Measure, withServer } from '../bench.ts';
import { type Figure, median } from '../figures.ts';
import { type Screen, tenScreens } from '../screens/tenScreens.ts';
import { type Opening, open, pageOf, type Step, use } from '../screens/visit.ts';

const rounds = 3;
/** Openings after which the browser caches compiled code. */
const warmUps = 2;
const keptArticles = 10;

/** The administrator adds some articles to the memos, so that their list is not empty. */
const saveArticles = async (url: string): Promise<void> => {
  const admin = await colleague(url);
  const list = await admin.get(`/api/article-list?size=${keptArticles}`);
  const { data } = (await list.json()) as { data: { articleId: number }[] };
  for (const { articleId } of data) await admin.post('/api/insert-articlememo', { articleId });
};

interface Visits {
  cold: Opening[];
  warm: Opening[];
  uses: Step[][];
}

const visits = async (chromium: Browser, url: string, screen: Screen): Promise<Visits> => {
  const page = await pageOf(chromium, url, screen);
  const seen: Visits = { cold: [], warm: [], uses: [] };
  for (let round = 0; round < rounds; round += 1) seen.cold.push(await open(page, url, screen, true));
  for (let round = 0; round < warmUps; round += 1) await open(page, url, screen, false);
  for (let round = 0; round < rounds; round += 1) {
    seen.warm.push(await open(page, url, screen, false));
    seen.uses.push(await use(page, screen));
  }
  await page.context().close();
  return seen;
};

/** The slowest steps of a visit by median, for the note. */
const slowest = (uses: readonly Step[][]): string =>
  (uses[0] ?? [])
    .map(({ step }, place) => ({ step, ms: median(uses.map((steps) => steps[place]?.ms ?? 0)) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ step, ms }) => `${step} ${ms}`)
    .join(', ');

const figuresOf = (screen: Screen, { cold, warm, uses }: Visits): Figure[] => {
  const load = loadavg()[0]?.toFixed(1);
  const note = `${screen.path}, CPU 4배 느리게, 그때의 load ${load}`;
  const ms = (what: string, samples: number[], maxMs?: number): Figure => ({
    name: `${screen.name}: ${what}`,
    unit: 'ms',
    samples,
    note,
    ...(maxMs !== undefined && { bar: { of: 'median', most: maxMs } }),
  });
  return [
    ms(
      '가장 큰 그림(LCP), 처음 방문',
      cold.map(({ largestPaint }) => largestPaint),
      1_500,
    ),
    ms(
      '가장 큰 그림(LCP), 다시 방문',
      warm.map(({ largestPaint }) => largestPaint),
      1_500,
    ),
    {
      ...ms(
        '누른 뒤 다음 화면까지(INP)',
        uses.map((steps) => Math.max(...steps.map((step) => step.ms))),
        100,
      ),
      note: `${note}; 가장 느린 것: ${slowest(uses)}`,
    },
    ms(
      '열 때 가장 긴 작업',
      warm.map(({ maxTask }) => maxTask),
    ),
    ms(
      '열 때 스크립트(프로세서 시간)',
      warm.map(({ script }) => script),
    ),
    ms(
      '열 때 스타일과 배치(프로세서 시간)',
      warm.map(({ layoutAndStyle }) => layoutAndStyle),
    ),
  ];
};

/**
 * Ten screens on demo data in Chromium with fourfold CPU throttling: time until the main content is shown, and time
 * from each action to the next frame. Processor times are more stable than wall-clock times.
 */
export const screens: Measure = {
  name: 'screens',
  isByNameOnly: true,
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.demoFolder() }, async ({ url }): Promise<Figure[]> => {
      await saveArticles(url);
      const chromium = await browser();
      try {
        const all: Figure[] = [];
        for (const screen of tenScreens) {
          bench.say(`  ${screen.name} …`);
          // a failure must not lose the results of the others, which take minutes
          try {
            all.push(...figuresOf(screen, await visits(chromium, url, screen)));
          } catch (error) {
            bench.say(`  ${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
        return all;
      } finally {
        await chromium.close();
      }
    }),
};
