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

/** The browser of this process: files of stories come one after the other, and starting one takes as long as a story. */
let running: Promise<Browser> | undefined;

/**
 * The Chromium that `npm test` has found or installed, with the clock of this run. `close` ends all of its pages and leaves
 * it to the next file.
 * @throws Error when this machine has none
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
  // what only moves is not waited for, unless a test asks for it
  launched.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    if (clockOffset()) await context.addInitScript(moveClock, clockOffset());
    return context;
  };
  launched.newPage = async (options) => (await launched.newContext(options)).newPage();
  launched.close = async () => {
    for (const context of launched.contexts()) if (!free.includes(context)) await context.close();
  };
  return launched;
}

/** Profiles that nobody uses at the moment, the one used last at the end. */
const free: BrowserContext[] = [];

type Stored = Parameters<BrowserContext['setStorageState']>[0];
/** What is stored in the browser of a stranger. */
export const nobody: Stored = { cookies: [], origins: [] };

/**
 * A profile with these cookies and stored values and no others. Closing it leaves it to who asks next: what the browser
 * has read and compiled of the product stays with it, which for each empty profile takes longer than most stories.
 * Whatever is set for all pages of a profile (its clock, scripts, routes) has no business in one that is lent.
 */
export async function lentProfile(chromium: Browser, stored: Stored): Promise<BrowserContext> {
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

/** The two widths at which every screen must hold. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** How the browser of somebody in Korea is set, at a desktop. */
export const defaultProfile: BrowserContextOptions = {
  viewport: widths.desktop,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  acceptDownloads: true,
};

/** Keeps a picture of the whole page as tests/output/screenshots/<name>.png where PICTURES=1 asks for pictures. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
}

/** What stands on a screen while something of it is still to come. */
const waiting = '[data-waiting], [aria-busy="true"]';

/** Waits until the screen stands and nothing on it says that it is waited for: what a person would take for finished. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('#main, main').first().waitFor();
  await page.locator(waiting).first().waitFor({ state: 'detached' });
}

/** Presses what closes the window; it may be gone before the press has been answered. */
export async function closeBy(window: Page, button: Locator): Promise<void> {
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
