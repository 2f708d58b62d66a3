// Requirements of the tests besides packages: a browser with Korean fonts, PostgreSQL's programs, and the proxies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { findBrowser, isShell } from './browser.mjs';
import { findPostgres } from './postgres.mjs';
import { step } from './progress.mjs';
import { findHaproxy, findNginx } from './proxies.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const starts = (program) => spawnSync(program, ['--version', '--no-sandbox']).status === 0;

function workingBrowser() {
  const found = findBrowser();
  return found && starts(found) ? found : undefined;
}

function hasKoreanFont() {
  const list = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Tries to install the shell once per checkout: if the package is unavailable, the full browser is used. */
function wantsShell() {
  const found = workingBrowser();
  if (!found) return true;
  const asked = join(root, '.cache/asked-for-shell');
  if (isShell(found) || process.env.CHROMIUM_PATH || existsSync(asked)) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(asked, '');
  return true;
}

/** The program file of a browser, installed if needed; undefined, after a message, if that is impossible. */
export async function provideBrowser(node) {
  const missing = (wantsShell() ? ['chromium-headless-shell'] : []).concat(
    hasKoreanFont() ? [] : ['fonts-noto-cjk', 'fontconfig'],
  );
  if (missing.length) await aptInstall(...missing);
  if (!workingBrowser())
    await step('Playwright의 Chromium 설치', async () => {
      const code = await run(node, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']);
      return code === 0;
    });
  const browser = workingBrowser();
  if (!browser)
    console.error(
      '✖ 화면 검사에 쓸 브라우저를 준비하지 못했습니다. chromium 패키지를 설치하거나 CHROMIUM_PATH에 실행 파일을 지정해 주세요.',
    );
  else if (!hasKoreanFont())
    console.error(
      '! 한글 글꼴이 없어 화면 사진의 글자가 네모로 보일 수 있습니다. fonts-noto-cjk 패키지를 설치해 주세요.',
    );
  return browser;
}

/** Makes the data folders from which servers of tests start, with the built server. @returns whether they are there */
export const provideFolders = (node) =>
  step('검사용 자료 폴더', async () => (await run(node, ['tests/helpers/prepareFolders.ts'])) === 0);

/** Whether PostgreSQL's server programs are available, installed in CI if needed; otherwise prints a prominent line. */
export async function providePostgres() {
  if (!findPostgres() && process.env.CI) await aptInstall('postgresql');
  if (findPostgres()) return true;
  console.error(
    '!!!! PostgreSQL이 없어 PostgreSQL 검사를 건너뜁니다. postgresql 패키지를 설치하면 함께 검사합니다. !!!!',
  );
  return false;
}

const proxies = [
  { name: 'nginx', debian: 'nginx-light', find: findNginx },
  { name: 'haproxy', debian: 'haproxy', find: findHaproxy },
];

/** Installs nginx and HAProxy in CI if they are missing; otherwise prints a prominent line for each. */
export async function provideProxies() {
  for (const { name, debian, find } of proxies) {
    if (!find() && process.env.CI) await aptInstall(debian);
    if (!find())
      console.error(
        `!!!! ${name} 패키지가 없어 deploy/${name}의 설정 검사를 건너뜁니다. 설치하면 함께 검사합니다. !!!!`,
      );
  }
}
