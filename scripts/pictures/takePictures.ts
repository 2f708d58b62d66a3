import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { desk } from '../../tests/e2e/desk.ts';
import { defaultProfile, loaded } from '../../tests/helpers/browser.ts';
import {
  fileOf,
  heights,
  type LookName,
  looks,
  type PicturedScreen,
  type PictureOptions,
  type Width,
} from './pictureOptions.ts';

/** A screenshot. */
export interface Picture {
  path: string;
  width: Width;
  look: LookName;
  /** Path relative to the folder of pictures. */
  file: string;
}

/** A word that occurs in no text. */
const unknownWord = '쀍뷁쀍';

/** Maximum height of a screenshot, in window heights. */
const maxWindows = 3;

/** The window in which a screen is opened: all of its tools are visible. */
const desktop = { width: 1440, height: heights[1440] };

/** Milliseconds for drawing after everything has loaded: charts adapt to a new width. */
const settleMs = 600;

const refusal = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ message: '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.' }),
};

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');

/** Waits until the screen is complete; one that keeps loading is captured as it is. */
const stand = async (page: Page): Promise<void> => {
  await page.locator('h1, [role=dialog] h2').first().waitFor();
  await loaded(page).catch(() => {});
  await page.waitForTimeout(settleMs);
};

/** Calls made by the frame of every screen, without whose responses no screen is shown. */
const callsOfFrame = async (page: Page, url: string): Promise<ReadonlySet<string>> => {
  const calls = new Set<string>();
  const note = (request: { url(): string }) => {
    const asked = new URL(request.url());
    if (isCall(asked)) calls.add(asked.pathname);
  };
  page.on('request', note);
  await page.goto(`${url}/-`);
  await stand(page);
  page.off('request', note);
  return calls;
};

/** Opens a screen. @returns whether it supports this look */
type Open = (page: Page, url: string) => Promise<boolean>;

const openUsual: Open = async (page, url) => {
  await page.goto(url);
  await stand(page);
  return true;
};

/** The search field of a list: its own, or the first text field among its conditions. */
const fieldOf = async (page: Page): Promise<Locator | undefined> => {
  const main = page.locator('#main');
  const conditions = main.getByRole('search').getByRole('textbox');
  for (const field of [...(await main.getByRole('searchbox').all()), ...(await conditions.all())])
    if ((await field.isVisible()) && (await field.inputValue()) === '') return field;
  return undefined;
};

/** Searches a list for a word that none of its texts contains. */
const openEmpty: Open = async (page, url) => {
  await openUsual(page, url);
  const field = await fieldOf(page);
  await field?.fill(unknownWord);
  await field?.press('Enter');
  return field !== undefined;
};

/** Chooses a density and waits until the server has kept it: the next picture would have the old one otherwise. */
const chooseDensity = async (page: Page, choice: Locator, density: string): Promise<void> => {
  if ((await choice.locator('option:checked').innerText()) === density) return;
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user-setting') && answer.request().method() === 'POST',
  );
  await choice.selectOption({ label: density });
  await kept;
};

/** Sets the row density if the screen has rows. @returns whether it has */
const standRows = async (page: Page, density: string): Promise<boolean> => {
  const main = page.locator('#main');
  const tools = main.getByRole('button', { name: '목록 도구' }).first();
  const isFolded = await tools.isVisible();
  if (isFolded) await tools.click();
  const choice = main.getByLabel('줄 간격').first();
  const isThere = await choice.isVisible();
  if (isThere) await chooseDensity(page, choice, density);
  if (isFolded) await page.keyboard.press('Escape');
  return isThere;
};

const openCompact: Open = async (page, url) => {
  await openUsual(page, url);
  return standRows(page, '촘촘하게');
};

const openRefused =
  (frame: ReadonlySet<string>): Open =>
  async (page, url) => {
    const isRefused = (asked: URL) => isCall(asked) && !frame.has(asked.pathname);
    await page.route(isRefused, (route) => route.fulfill(refusal));
    await openUsual(page, url);
    return true;
  };

/** Resets what the next screen must not inherit from this look. */
const leave = async (page: Page, look: LookName): Promise<void> => {
  if (look === 'error') await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (look !== 'compact') return;
  await page.setViewportSize(desktop);
  await standRows(page, '보통');
};

/** Takes a screenshot of the current screen in each width. */
const shoot = async (page: Page, path: string, look: LookName, options: PictureOptions, folder: string) => {
  const pictures: Picture[] = [];
  for (const width of options.widths) {
    const height = heights[width];
    await page.setViewportSize({ width, height });
    await stand(page);
    const whole = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const file = fileOf(path, width, look);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const clip = { x: 0, y: 0, width, height: Math.min(whole, height * maxWindows) };
    await page.screenshot({ path: join(folder, file), fullPage: true, clip });
    pictures.push({ path, width, look, file });
  }
  return pictures;
};

/** A page signed in as administrator, or not signed in. */
const pageFor = async (chromium: Browser, url: string, isPublic: boolean): Promise<Page> => {
  if (!isPublic) return desk(chromium, url, 'admin', { reducedMotion: 'reduce' });
  const page = await (await chromium.newContext(defaultProfile)).newPage();
  page.setDefaultTimeout(15_000);
  return page;
};

/**
 * Takes the requested screenshots.
 * @param folder target folder
 * @param say receives a line for each screen, and for each failure
 */
export const takePictures = async (
  chromium: Browser,
  url: string,
  options: PictureOptions,
  { folder, say }: { folder: string; say: (line: string) => void },
): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  const take = async (page: Page, { path }: PicturedScreen, look: LookName, open: Open) => {
    await page.setViewportSize(desktop);
    try {
      if (!(await open(page, url + path))) return;
      pictures.push(...(await shoot(page, path, look, options, folder)));
    } catch (error) {
      say(`  ${looks[look]}: ${(error as Error).message.split('\n')[0]}`);
    }
    await leave(page, look).catch(() => {});
  };
  for (const isPublic of [true, false]) {
    const screens = options.screens.filter((screen) => screen.isPublic === isPublic);
    if (screens.length === 0) continue;
    const page = await pageFor(chromium, url, isPublic);
    const ways: Record<LookName, Open> = {
      usual: openUsual,
      compact: openCompact,
      empty: openEmpty,
      error: openRefused(isPublic ? new Set() : await callsOfFrame(page, url)),
    };
    for (const screen of screens) {
      say(screen.path);
      // public screens contain only forms
      for (const look of options.looks)
        if (!isPublic || look === 'usual') await take(page, screen, look, ways[look]);
    }
    await page.context().close();
  }
  return pictures;
};
