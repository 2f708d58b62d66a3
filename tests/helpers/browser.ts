import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { findBrowser } from '../../scripts/bootstrap/browser.mjs';
import { eventMs } from './limits.ts';
import { moveClock } from './moveClock.mjs';
import { clockOffset } from './storyClock.ts';

const screenshots = resolve(import.meta.dirname, '../output/screenshots');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/** The browser of this process: story files run one at a time, and starting a browser takes as long as a story. */
let running: Promise<Browser> | undefined;

/**
 * The Chromium that `npm test` has found or installed, with the clock of this run. `close` closes all of its pages and
 * keeps it running for the next file.
 * @throws Error if this machine has none
 */
export const browser = (): Promise<Browser> => {
  running ??= launch();
  return running;
};

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'Chromium을 찾을 수 없습니다. npm test가 설치해 줍니다. 또는 CHROMIUM_PATH를 지정해 주세요.',
    );
  const launched = await chromium.launch({ executablePath, args: flags });
  const newContext = launched.newContext.bind(launched);
  // animations are not waited for, unless a test asks for them
  launched.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(eventMs);
    if (clockOffset()) await context.addInitScript(moveClock, clockOffset());
    return context;
  };
  launched.newPage = async (options) => (await launched.newContext(options)).newPage();
  launched.close = async () => {
    for (const context of launched.contexts()) if (!free.includes(context)) await context.close();
  };
  return launched;
}

/** The open pages of the running browser. */
export const openPages = async (): Promise<Page[]> =>
  (await running)?.contexts().flatMap((context) => context.pages()) ?? [];

/** Profiles not in use, the last used one at the end. */
const free: BrowserContext[] = [];

type Stored = Parameters<BrowserContext['setStorageState']>[0];
/** Storage of a browser without a session. */
export const anonymousStorage: Stored = { cookies: [], origins: [] };

/**
 * A profile with exactly these cookies and stored values. Closing it returns it to the pool: the browser keeps its
 * cached and compiled code of the product, which takes longer to load into an empty profile than most stories run.
 * Settings that apply to all pages of a profile (its clock, scripts, routes) must not be used with a pooled one.
 */
export async function pooledProfile(chromium: Browser, stored: Stored): Promise<BrowserContext> {
  const context = free.pop() ?? (await newProfile(chromium));
  await context.setStorageState(stored);
  return context;
}

async function newProfile(chromium: Browser): Promise<BrowserContext> {
  const context = await chromium.newContext(defaultProfile);
  context.close = async () => {
    for (const page of context.pages()) await page.close();
    if (!free.includes(context)) free.push(context);
  };
  return context;
}

/** The two widths at which every screen must work. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Settings of a user's browser in Korea, on a desktop. */
export const defaultProfile: BrowserContextOptions = {
  viewport: widths.desktop,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  acceptDownloads: true,
};

/** With PICTURES=1, saves a picture of the whole page as tests/output/screenshots/<name>.png. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
}

/** Marks of content that is still loading. */
const waiting = '[data-waiting], [aria-busy="true"]';

/**
 * Waits until the browser has run all tasks of higher priority, which are those that React splits a render into: what a
 * press has begun is rendered by then, with its loading marks. Not `requestIdleCallback`: without frames to draw it
 * comes only at its time limit, which took 5 s on most screens.
 */
const rendersDone = (page: Page) =>
  // survives a page that is being loaded
  page.waitForFunction(async () => {
    const { scheduler } = globalThis as unknown as {
      scheduler: { postTask(run: () => void, options: { priority: 'background' }): Promise<void> };
    };
    await scheduler.postTask(() => {}, { priority: 'background' });
    return true;
  });

/** Waits until the screen is rendered without any loading mark: until it looks finished to a user. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('#main, main').first().waitFor();
  await rendersDone(page);
  // what has come may ask for more
  do {
    await page.locator(waiting).first().waitFor({ state: 'detached' });
    await rendersDone(page);
  } while ((await page.locator(waiting).count()) > 0);
}

/** Presses the button that closes the window, which may be gone before the press is acknowledged. */
export async function closeBy(window: Page, button: Locator): Promise<void> {
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
