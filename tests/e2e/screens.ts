import type { ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { messages } from '#contract/messages.ts';
import { screenshot, widths } from '../helpers/browser.ts';
import { accessibilityProblems, type RuleSet } from './accessibility.ts';

/**
 * Navigates to a screen as a link of the application would, since reloading the application takes as long as several
 * steps of a test. It goes through an address without a screen, so that nothing of the previous screen is left that
 * could be mistaken for the new one.
 * @param url of a screen that the signed-in user may open; the previous screen must not have unsaved input
 */
export async function goTo(page: Page, url: string): Promise<void> {
  const { origin, pathname, search, hash } = new URL(url);
  const stands =
    page.url().startsWith(`${origin}/`) && (await page.evaluate(() => !!document.querySelector('#main')));
  if (!stands) {
    await page.goto(url);
    return;
  }
  const arrives = (path: string, isNew: boolean) =>
    page.evaluate(
      ([to, how]) => {
        const idx = (history.state?.idx ?? 0) + (how === 'pushState' ? 1 : 0);
        // a history entry as the router writes it
        const state = { idx, key: Math.random().toString(36).slice(2), usr: null };
        history[how](state, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state }));
      },
      [path, isNew ? 'pushState' : 'replaceState'] as const,
    );
  const nowhere = page.locator('#main').getByRole('link', { name: messages.notFound.home });
  await arrives('/-', true);
  await nowhere.waitFor();
  await arrives(pathname + search + hash, false);
  await nowhere.waitFor({ state: 'detached' });
}

/** Whether the page is wider than the window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Checks that the current screen is accessible and fits its window at both widths; it is left at desktop width.
 * @param name of its pictures
 * @param onPhone the rules that are checked at phone width
 */
export async function holdsAtBothWidths(
  page: Page,
  name: string,
  onPhone: RuleSet = 'layout',
): Promise<void> {
  const checks: [keyof typeof widths, RuleSet][] = [
    ['desktop', 'state'],
    ['phone', onPhone],
  ];
  for (const [width, ruleSet] of checks) {
    await page.setViewportSize(widths[width]);
    await screenshot(page, `${name}-${width}`);
    expect([name, width, await accessibilityProblems(page, ruleSet)]).toEqual([name, width, []]);
    await expect.poll(async () => [name, width, await overflows(page)]).toEqual([name, width, false]);
  }
  await page.setViewportSize(widths.desktop);
}

/** A browser warning on slow machines: a preloaded font arrived seconds before the text. */
const isOfSlowMachine = (text: string): boolean =>
  text.includes('was preloaded using link preload but not used');

/** Whether a console message reports an error of the product. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isOfSlowMachine(message.text());

/**
 * Console errors from now on; the caller may empty the list after checking it.
 * @param isExpected for messages that a test causes on purpose, such as that of a refused request
 */
export function complaintsOf(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message) && !isExpected(message.text())) complaints.push(message.text());
  });
  return complaints;
}
