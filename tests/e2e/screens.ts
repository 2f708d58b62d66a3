import type { ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { screenshot, widths } from '../helpers/browser.ts';
import { accessibilityProblems } from './accessibility.ts';

/** Whether something is wider than the window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * A screen as it stands shuts nobody out and fits its window, at both widths; afterwards it stands at the one of a desktop.
 * @param name of its pictures
 */
export async function holdsAtBothWidths(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await screenshot(page, `${name}-${width}`);
    expect([name, width, await accessibilityProblems(page)]).toEqual([name, width, []]);
    await expect.poll(async () => [name, width, await overflows(page)]).toEqual([name, width, false]);
  }
  await page.setViewportSize(widths.desktop);
}

/** What the browser says where a machine is slow: an early font was there seconds before the text. */
const isOfSlowMachine = (text: string): boolean =>
  text.includes('was preloaded using link preload but not used');

/** Whether the console tells of something wrong with the product. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isOfSlowMachine(message.text());

/**
 * What the browser complains of from now on; whoever has looked at it may empty it.
 * @param isExpected what it complains of by its nature, such as an answer that a story is about
 */
export function complaintsOf(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message) && !isExpected(message.text())) complaints.push(message.text());
  });
  return complaints;
}
