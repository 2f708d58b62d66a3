import type { Browser, CDPSession, Page } from 'playwright';
import { loaded } from '../../../tests/helpers/browser.ts';
import { seenBy, slowly, slowPage } from '../watchedPage.ts';
import { handOn } from './hand.ts';
import type { Screen } from './tenScreens.ts';

/** Cost of opening a screen once. Times of the main thread are processor time with fourfold throttling, in ms. */
export interface Opening {
  largestPaint: number;
  /** The longest task that blocked the page. */
  maxTask: number;
  script: number;
  layoutAndStyle: number;
  task: number;
}

/** Time from each step of a visit to the next frame, in ms. */
export interface Step {
  step: string;
  ms: number;
}

/** Milliseconds without loading or layout changes after which a screen is complete. */
const quietMs = 1_200;

const counters = async (session: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const byName = new Map(metrics.map(({ name, value }) => [name, value * 1_000]));
  return (name) => byName.get(name) ?? 0;
};

/** A page that opens the screen repeatedly; signed in, unless the screen is public. */
export const pageOf = (chromium: Browser, url: string, { isPublic }: Screen): Promise<Page> =>
  isPublic ? slowly(chromium.newPage({ locale: 'ko-KR' })) : slowPage(chromium, url);

/** Opens a screen with or without the browser's cache. */
export const open = async (page: Page, url: string, screen: Screen, isCold: boolean): Promise<Opening> => {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  if (isCold) await session.send('Network.clearBrowserCache');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await counters(session);
  await page.goto(url + screen.path);
  await screen.content(page.locator('main')).waitFor();
  await loaded(page);
  await page.waitForTimeout(quietMs);
  const after = await counters(session);
  const spent = (name: string) => after(name) - before(name);
  const { largestPaint, longTasks } = await seenBy(page);
  await session.detach();
  return {
    largestPaint,
    maxTask: Math.max(0, ...longTasks),
    script: spent('ScriptDuration'),
    layoutAndStyle: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    task: spent('TaskDuration'),
  };
};

/** Performs the usual actions on an open screen. */
export const use = async (page: Page, screen: Screen): Promise<Step[]> => {
  const steps: { step: string; from: number }[] = [];
  const began = async (step: string): Promise<void> => {
    steps.push({ step, from: await page.evaluate(() => performance.now()) });
  };
  await screen.use(handOn(page, began));
  const { presses } = await seenBy(page);
  return steps.map(({ step, from }, place) => {
    const until = steps[place + 1]?.from ?? Infinity;
    const during = presses.filter(({ at }) => at >= from && at < until);
    return { step, ms: Math.max(0, ...during.map(({ ms }) => ms)) };
  });
};
