// Finds an installed Chromium.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same engine without a user interface, which saves a fourth of the browser's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const inPlaywright = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

function ofSystem() {
  for (const folder of (process.env.PATH || '').split(delimiter).concat('/usr/bin'))
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
}

function ofPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache).filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name));
  for (const build of builds.sort().reverse())
    for (const path of inPlaywright)
      if (existsSync(join(cache, build, path))) return join(cache, build, path);
}

/** The program file of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own; undefined if there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return ofSystem() || ofPlaywright();
}

/** Whether the browser is the headless shell. */
export const isShell = (browser) => /headless[-_]shell$/.test(browser);
