import type { ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { messages } from '#contract/messages.ts';
import { screenshot, widths } from '../helpers/browser.ts';
import { accessibilityProblems, type Look } from './accessibility.ts';

/**
 * Leads to a screen as a link of the application would, where the application stands: loading all of it anew costs as
 * much as several steps of a story. It goes by way of an address without a screen, so that of the screen before nothing
 * is left by which somebody could take it for the new one.
 * @param url of a screen that whoever is signed in may open; nothing unsaved may stand on the screen before
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
        // an entry as the router writes it
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

/** Whether something is wider than the window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * A screen as it stands shuts nobody out and fits its window, at both widths; afterwards it stands at the one of a desktop.
 * @param name of its pictures
 * @param onPhone what is looked at there
 */
export async function holdsAtBothWidths(page: Page, name: string, onPhone: Look = 'layout'): Promise<void> {
  const looks: [keyof typeof widths, Look][] = [
    ['desktop', 'state'],
    ['phone', onPhone],
  ];
  for (const [width, look] of looks) {
    await page.setViewportSize(widths[width]);
    await screenshot(page, `${name}-${width}`);
    expect([name, width, await accessibilityProblems(page, look)]).toEqual([name, width, []]);
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
