import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright';
import { findBrowser } from '../../scripts/bootstrap/browser.mjs';

const screenshots = resolve(import.meta.dirname, '../output/screenshots');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/**
 * Starts the Chromium that `npm test` has found or installed.
 * @throws Error when this machine has none
 */
export async function browser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'Chromium을 찾을 수 없습니다. npm test가 설치해 줍니다. 또는 CHROMIUM_PATH를 지정해 주세요.',
    );
  const launched = await chromium.launch({ executablePath, args: flags });
  const newContext = launched.newContext.bind(launched);
  // what only moves is not waited for, unless a test asks for it
  launched.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  return launched;
}

/** The two widths at which every screen must hold. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Keeps a picture of the whole page as tests/output/screenshots/<name>.png where PICTURES=1 asks for pictures. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
}

const still = 600;

/**
 * Waits until the page asks for nothing any more. Playwright's `networkidle` never comes: the bell holds a connection for
 * as long as the page stands.
 */
export async function networkAtRest(page: Page): Promise<void> {
  let latest = Date.now();
  const note = (request: Request): void => {
    if (!request.url().endsWith('/api/notice-events')) latest = Date.now();
  };
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const event of events) page.on(event as 'request', note);
  try {
    await page.waitForLoadState('load');
    while (Date.now() - latest < still) await page.waitForTimeout(50);
  } finally {
    for (const event of events) page.off(event as 'request', note);
  }
}

/** Presses what closes the window; it may be gone before the press has been answered. */
export async function closeBy(window: Page, button: Locator): Promise<void> {
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
