import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readScreenFiles } from '../../scripts/build/screenFiles.ts';
import { loaded, widths } from '../helpers/browser.ts';
import { accessibilityProblems } from './accessibility.ts';
import { holdsAtBothWidths, isComplaint, overflows } from './screens.ts';

/** What the build expects the screens of an address to load without being asked. */
const expectedFiles = (path: string): string[] => {
  const [address = ''] = path.split('?');
  const isAt = (pattern: string) =>
    new RegExp(`^${(pattern.split('?')[0] ?? '').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
  return readScreenFiles('dist/web')
    .filter(({ paths }) => paths.some(isAt))
    .flatMap(({ first, later }) => [...first, ...later].map((file) => `/${file}`));
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

/** What the screen itself shows can be read in the dark too; it is left light. */
const readInTheDark = async (page: Page, path: string): Promise<void> => {
  await showMode(page, 'dark');
  expect([path, 'dark', await accessibilityProblems(page, 'sight')]).toEqual([path, 'dark', []]);
  await showMode(page, 'light');
};

/** With letters twice as large, by the browser's setting or ours, nothing is read by scrolling sideways. */
const holdsTwiceAsLarge = async (page: Page, path: string): Promise<void> => {
  const letters = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await letters('20px');
  for (const [name, size] of Object.entries(widths).toReversed()) {
    await page.setViewportSize(size);
    await expect.poll(async () => [path, name, await overflows(page)]).toEqual([path, name, false]);
  }
  await letters('');
};

/** The screen stands under its name, is whole, shuts nobody out and fits both widths. @param url of the server */
export const holds = async (page: Page, url: string, path: string): Promise<void> => {
  await goOn(page, url, path);
  await loaded(page);
  await holdsAtBothWidths(page, `screen${path.replaceAll(/\W+/g, '-')}`, 'state');
  await readInTheDark(page, path);
  await holdsTwiceAsLarge(page, path);
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
  await showMode(page, 'dark');
  expect(await accessibilityProblems(page, 'all')).toEqual([]);
  await showMode(page, 'contrast');
  expect(await accessibilityProblems(page, 'state')).toEqual([]);
  return complaints;
};
