import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readScreenFiles } from '../../scripts/build/screenFiles.ts';
import { loaded, screenshot, widths } from '../helpers/browser.ts';
import { accessibilityProblems, type RuleSet } from './accessibility.ts';
import { withoutRing } from './focusRing.ts';
import { isComplaint, overflows } from './screens.ts';

/** The files that, according to the build, a screen at an address loads by itself. */
const expectedFiles = (path: string): string[] => {
  const [address = ''] = path.split('?');
  const isAt = (pattern: string) =>
    new RegExp(`^${(pattern.split('?')[0] ?? '').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
  return readScreenFiles('dist/web')
    .filter(({ paths }) => paths.some(isAt))
    .flatMap(({ first, next, later }) => [...first, ...next, ...later].map((file) => `/${file}`));
};

/** Records console errors and error responses of the page. */
export const watch = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return complaints;
};

/** Records the scripts and style sheets that the page requests. */
const filesOf = (page: Page): Set<string> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // the page itself requests the file of its colour mode; moving the focus scrolls, and a scrolled page offers its top
    const isOwn = pathname === '/appearance.js' || pathname.startsWith('/assets/freePlace-');
    if (['script', 'stylesheet'].includes(request.resourceType()) && !isOwn) files.add(pathname);
  });
  return files;
};

/** Navigates to a screen as a link of the application does, if possible: to another path, from a loaded screen. */
const goOn = async (page: Page, url: string, path: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    if (!document.querySelector('#main') || to.split('?')[0] === location.pathname) return undefined;
    for (const old of document.querySelectorAll('#main *')) old.setAttribute('data-left', '');
    const { title } = document;
    // a history entry as the router writes it
    const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1, key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return title;
  }, path);
  if (left === undefined) await page.goto(url + path);
  // another screen has another title, or at least no content of the previous one
  else
    await page.waitForFunction(
      (title) => document.title !== title || !document.querySelector('#main > [data-left]'),
      left,
    );
  await page.locator('h1, [role=dialog] h2').first().waitFor();
};

const showMode = (page: Page, theme: 'light' | 'dark' | 'contrast'): Promise<void> =>
  page.evaluate((name) => {
    dispatchEvent(new CustomEvent('appearance', { detail: { theme: name } }));
  }, theme);

/** The button that skips the conditions, if it leads nowhere although there are results. */
const deadSkip = async (page: Page): Promise<string[]> => {
  const skip = page.getByRole('button', { name: '결과로 바로가기' }).first();
  const isCovered = (await page.locator('dialog:modal').count()) > 0;
  if (isCovered || (await skip.count()) === 0) return [];
  await skip.focus();
  await page.keyboard.press('Enter');
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main');
    const isThere = main?.contains(document.activeElement) && document.activeElement !== main;
    return isThere || /없습니다/.test(main?.innerText ?? '') ? [] : ['결과로 바로가기'];
  });
};

/** Tables without a name, and rows of records whose link is not in a row header, which axe accepts. */
const namelessIn = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main table:not([aria-label], [aria-labelledby], :has(> caption)), ' +
        'main tbody tr:has([data-record]):not(:has(> th[scope=row] [data-record]))',
    )
    .evaluateAll((found) => found.map((one) => one.outerHTML.slice(0, 160)));

const letters = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

/**
 * Checks that the screen has its title, is complete and accessible, and fits both widths, also with the text size
 * doubled by the browser's setting or ours. Each window, text size and mode is set once, since each change lays out the
 * whole screen again. Contrast and sizes of controls are checked in light mode at desktop width, and in dark mode at
 * phone width.
 * @param url of the server
 */
export const holds = async (page: Page, url: string, path: string): Promise<void> => {
  const name = `screen${path.replaceAll(/\W+/g, '-')}`;
  const shutsNobodyOut = async (state: string, ruleSet: RuleSet) =>
    expect([path, state, await accessibilityProblems(page, ruleSet)]).toEqual([path, state, []]);
  const fits = (state: string) =>
    expect.poll(async () => [path, state, await overflows(page)]).toEqual([path, state, false]);

  await page.setViewportSize(widths.desktop);
  await goOn(page, url, path);
  await loaded(page);
  await screenshot(page, `${name}-desktop`);
  await shutsNobodyOut('desktop', 'screen');
  await fits('desktop');
  await letters(page, '20px');
  await fits('desktop, large letters');
  await page.setViewportSize(widths.phone);
  await fits('phone, large letters');
  await letters(page, '');
  await screenshot(page, `${name}-phone`);
  await shutsNobodyOut('phone', 'layout');
  await fits('phone');
  await showMode(page, 'dark');
  await shutsNobodyOut('phone, dark', 'sight');
  await showMode(page, 'light');
};

/**
 * Checks what axe does not see, at desktop width: that every kind of control shows where the focus is, that tables and
 * rows have names, that the button that skips the conditions leads to results. Controls that get the focus may load
 * files ahead.
 */
export const holdsForKeys = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(widths.desktop);
  const found = [await withoutRing(page), await namelessIn(page), await deadSkip(page)];
  expect([path, ...found.flat()]).toEqual([path]);
};

/**
 * Checks all of the screens, also in dark mode and in high contrast.
 * @param page of a user who may open them, with nothing opened yet
 * @param url of the server
 * @returns console errors, and files that the build does not expect, of the first screen that has any
 */
export const complaintsOfAll = async (
  page: Page,
  url: string,
  paths: readonly string[],
): Promise<string[]> => {
  const complaints = watch(page);
  const unexpected = filesOf(page);
  for (const path of paths) {
    await holds(page, url, path);
    for (const file of expectedFiles(path)) unexpected.delete(file);
    const found = [...complaints, ...unexpected];
    if (found.length) return found.map((one) => `${path}: ${one}`);
    await holdsForKeys(page, path);
    unexpected.clear();
  }
  // all style sheets are still loaded, and so is the frame of the screens, which is dark only now
  await page.setViewportSize(widths.desktop);
  await showMode(page, 'dark');
  expect(await accessibilityProblems(page, 'all')).toEqual([]);
  await showMode(page, 'contrast');
  expect(await accessibilityProblems(page, 'state')).toEqual([]);
  return complaints;
};
