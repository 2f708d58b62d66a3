import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readScreenFiles } from '../../scripts/build/screenFiles.ts';
import { loaded, screenshot, widths } from '../helpers/browser.ts';
import { accessibilityProblems, type Look } from './accessibility.ts';
import { isComplaint, overflows } from './screens.ts';

/** What the build expects the screens of an address to load without being asked. */
const expectedFiles = (path: string): string[] => {
  const [address = ''] = path.split('?');
  const isAt = (pattern: string) =>
    new RegExp(`^${(pattern.split('?')[0] ?? '').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
  return readScreenFiles('dist/web')
    .filter(({ paths }) => paths.some(isAt))
    .flatMap(({ first, next, later }) => [...first, ...next, ...later].map((file) => `/${file}`));
};

/** What the browser complains of from now on, and what is answered with an error. */
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

/** Scripts and style sheets that the page has asked for, from now on. */
const filesOf = (page: Page): Set<string> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // the page itself asks for the file that shows the mode
    if (['script', 'stylesheet'].includes(request.resourceType()) && pathname !== '/appearance.js')
      files.add(pathname);
  });
  return files;
};

/** Goes on to a screen as a link of the application does, where it can: another path, from a screen that stands. */
const goOn = async (page: Page, url: string, path: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    if (!document.querySelector('#main') || to.split('?')[0] === location.pathname) return undefined;
    for (const old of document.querySelectorAll('#main *')) old.setAttribute('data-left', '');
    const { title } = document;
    // an entry as the router writes it
    const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1, key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return title;
  }, path);
  if (left === undefined) await page.goto(url + path);
  // another screen has another title, or at least nothing of the one before
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

const letters = (page: Page, size: string): Promise<void> =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

/**
 * The screen stands under its name, is whole, shuts nobody out and fits both widths, also with letters twice as large, by
 * the browser's setting or ours. Each window, size of letters and mode comes once: each change sets the whole screen anew.
 * Contrast of colours and sizes of controls are seen in the light at the width of a desktop, and in the dark at that of a
 * phone.
 * @param url of the server
 */
export const holds = async (page: Page, url: string, path: string): Promise<void> => {
  const name = `screen${path.replaceAll(/\W+/g, '-')}`;
  const shutsNobodyOut = async (state: string, look: Look) =>
    expect([path, state, await accessibilityProblems(page, look)]).toEqual([path, state, []]);
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
 * Every one of the screens holds; so do all of them in the dark and in high contrast.
 * @param page of somebody who may open them, who has opened nothing yet
 * @param url of the server
 * @returns what the browser complains of, and files that the build does not expect, of the first screen that has any
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
  }
  // the style sheets of all of them have stayed; so has what stands around the screens, which is dark only now
  await page.setViewportSize(widths.desktop);
  await showMode(page, 'dark');
  expect(await accessibilityProblems(page, 'all')).toEqual([]);
  await showMode(page, 'contrast');
  expect(await accessibilityProblems(page, 'state')).toEqual([]);
  return complaints;
};
