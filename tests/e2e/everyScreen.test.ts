import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readScreenFiles } from '../../scripts/build/screenFiles.ts';
import { browser, lentProfile, loaded, nobody, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { allPaths, areas, popups, withoutSignIn } from './screenList.ts';
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

let server: Server;
let chromium: Browser;
const complaints: string[] = [];

const watch = (page: Page): void => {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
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
const goOn = async (page: Page, path: string): Promise<void> => {
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
  if (left === undefined) await page.goto(server.url + path);
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

/** The screen stands under its name, is whole, shuts nobody out and fits both widths. @returns what the browser complains of */
const complaintsOf = async (page: Page, path: string): Promise<string[]> => {
  complaints.length = 0;
  await goOn(page, path);
  await loaded(page);
  await holdsAtBothWidths(page, `screen${path.replaceAll(/\W+/g, '-')}`, 'state');
  await readInTheDark(page, path);
  await holdsTwiceAsLarge(page, path);
  return complaints.map((complaint) => `${path}: ${complaint}`);
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

it.each(Object.entries(areas))('every screen %s holds at both widths', async (_area, paths) => {
  const page = await desk(chromium, server.url);
  watch(page);
  const unexpected = filesOf(page);
  for (const path of paths) {
    expect(await complaintsOf(page, path)).toEqual([]);
    for (const file of expectedFiles(path)) unexpected.delete(file);
    expect([path, ...unexpected]).toEqual([path]);
  }
  // the style sheets of all of them have stayed; so has what stands around the screens, which is dark only now
  await showMode(page, 'dark');
  expect(await accessibilityProblems(page, 'all')).toEqual([]);
  await showMode(page, 'contrast');
  expect(await accessibilityProblems(page, 'state')).toEqual([]);
  await page.context().close();
});

it('every screen that needs no sign-in holds at both widths', async () => {
  const page = await (await lentProfile(chromium, nobody)).newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of withoutSignIn) expect(await complaintsOf(page, path)).toEqual([]);
  await page.context().close();
});

it('shows the sign-in form to a stranger at either width, without an error', async () => {
  const page = await chromium.newPage({ viewport: widths.phone, locale: 'ko-KR' });
  watch(page);
  complaints.length = 0;
  await page.goto(server.url);
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: '로그인' }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
  }
  expect(page.url()).toContain('/login');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('reads addresses of 10,000 Korean letters, and answers them as any other', async () => {
  const text = encodeURIComponent('가'.repeat(10_000));
  const [screen, call] = await Promise.all([
    fetch(`${server.url}/search?searchText=${text}`),
    fetch(`${server.url}/api/search-list?searchText=${text}`),
  ]);
  expect([screen.status, call.status]).toEqual([200, 401]);
  expect(await call.json()).toHaveProperty('message');
});

it('no screen of the specification is left out', () => {
  const visited = new Set([...Object.values(areas).flat(), ...withoutSignIn, ...popups]);
  expect(allPaths.filter((path) => !visited.has(path))).toEqual([]);
});
