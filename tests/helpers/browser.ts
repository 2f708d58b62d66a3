import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
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
  return chromium.launch({ executablePath, args: flags });
}

/** The two widths at which every screen must hold. */
export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Keeps a picture of the whole page as tests/output/screenshots/<name>.png. @returns its path */
export async function screenshot(page: Page, name: string): Promise<string> {
  mkdirSync(screenshots, { recursive: true });
  const path = join(screenshots, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}

/** Presses what closes the window; it may be gone before the press has been answered. */
export async function closeBy(window: Page, button: Locator): Promise<void> {
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
