import type { Browser, Page } from 'playwright';
import { desk } from '../../tests/e2e/desk.ts';

/** Measurements by the page itself: time from each press to the next frame, and layout shift. */
export interface Seen {
  /** `at`: ms since the page started. */
  presses: { what: string; at: number; ms: number }[];
  shift: number;
  largestPaint: number;
  /** Durations of tasks longer than 50 ms, in ms. */
  longTasks: number[];
}

/** Performance entries of events, layout shifts and paints; Node's own types lack their fields. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** Collects from the start of the page, since entries older than the observer may be lost. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen = { presses: [], shift: 0, largestPaint: 0, longTasks: [] };
    Object.assign(globalThis, { seen });
    const each = (type: string, tell: (entry: Entry) => void): void => {
      const observer = new PerformanceObserver((entries) => (entries.getEntries() as Entry[]).forEach(tell));
      // the threshold applies only to events, and is missing in the DOM types
      observer.observe({ type, buffered: true, durationThreshold: 16 } as never);
    };
    each('event', ({ interactionId, name, startTime, duration }) => {
      if (interactionId) seen.presses.push({ what: name, at: startTime, ms: duration });
    });
    each('longtask', ({ duration }) => seen.longTasks.push(duration));
    each('layout-shift', ({ hadRecentInput, value }) => {
      if (!hadRecentInput) seen.shift += value ?? 0;
    });
    each('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
  });

/** The page's measurements so far, which `watch` stores in the global object. */
export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** A page with fourfold CPU throttling that measures itself. */
export const slowly = async (made: Promise<Page>): Promise<Page> => {
  const page = await made;
  await watch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** `slowly` for a signed-in administrator. */
export const slowPage = (chromium: Browser, url: string): Promise<Page> => slowly(desk(chromium, url));
