import type { Browser, Page } from 'playwright';
import { desk } from '../../tests/e2e/desk.ts';

/** What the page itself saw: how long each press waited for the next frame, and how far things moved by themselves. */
export interface Seen {
  /** `at`: since the page began, in ms. */
  presses: { what: string; at: number; ms: number }[];
  shift: number;
  largestPaint: number;
  /** Tasks of more than 50 ms, in ms. */
  longTasks: number[];
}

/** What browsers tell of an event, a shift or a paint; Node's own types know none of it. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** Collects from the page's first moment, since entries older than the observer may be gone. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen = { presses: [], shift: 0, largestPaint: 0, longTasks: [] };
    Object.assign(globalThis, { seen });
    const each = (type: string, tell: (entry: Entry) => void): void => {
      const observer = new PerformanceObserver((entries) => (entries.getEntries() as Entry[]).forEach(tell));
      // the threshold is of events alone, and not among the types of the DOM
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

/** What the page has seen so far, which `watch` keeps at its global object. */
export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** A page on a processor four times slower, which watches itself. */
export const slowly = async (made: Promise<Page>): Promise<Page> => {
  const page = await made;
  await watch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** The same of a signed-in administrator. */
export const slowPage = (chromium: Browser, url: string): Promise<Page> => slowly(desk(chromium, url));
