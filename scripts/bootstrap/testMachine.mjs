// Requirements of the tests besides npm packages: a browser with Korean fonts, PostgreSQL, proxies and, for the long
// tests, further programs. What is missing is installed by apt where that is permitted; the rest is named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
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

const isOnPath = (program) =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH || '').split(delimiter)].some((folder) =>
    existsSync(join(folder, program)),
  );
const anyOf =
  (...names) =>
  ({ parts }) =>
    parts.some((part) => names.includes(part.name));
const never = () => false;
const inCi = () => Boolean(process.env.CI);

/**
 * What the tests need: `debian` = its packages; `isFor` = whether these parts need it; `isThere`; `isInstalled` = whether
 * it is installed without being asked for; `without` = what is left out otherwise.
 */
const requirements = [
  {
    debian: ['chromium-headless-shell'],
    isFor: ({ parts }) => parts.some(({ needs = [] }) => needs.includes('browser')),
    isThere: () => !wantsShell(),
    isInstalled: () => true,
    // Playwright's own is tried next
    without: undefined,
  },
  {
    debian: ['fonts-noto-cjk', 'fontconfig'],
    isFor: ({ parts }) => parts.some(({ needs = [] }) => needs.includes('browser')),
    isThere: hasKoreanFont,
    isInstalled: () => true,
    without: '화면 사진의 한글이 네모로 보일 수 있습니다',
  },
  {
    debian: ['postgresql'],
    isFor: ({ parts }) => parts.some(({ vitest }) => vitest),
    isThere: findPostgres,
    isInstalled: inCi,
    without: 'PostgreSQL 검사를 건너뜁니다',
  },
  {
    debian: ['nginx-light'],
    isFor: anyOf('faults'),
    isThere: findNginx,
    isInstalled: inCi,
    without: 'deploy/nginx의 설정 검사를 건너뜁니다',
  },
  {
    debian: ['haproxy'],
    isFor: anyOf('faults', 'long'),
    isThere: findHaproxy,
    isInstalled: inCi,
    without: 'HAProxy 뒤의 검사를 건너뜁니다',
  },
  ...[
    ['patroni', ['patroni']],
    ['etcd', ['etcd-server']],
    ['pgbouncer', ['pgbouncer']],
    ['prometheus', ['prometheus']],
    ['faketime', ['faketime']],
    ['shellcheck', ['shellcheck']],
    ['debootstrap', ['debootstrap']],
    ['systemd-nspawn', ['systemd-container']],
  ].map(([program, debian]) => ({
    debian,
    isFor: anyOf('long'),
    isThere: () => isOnPath(program),
    isInstalled: never,
    without: '그 프로그램을 쓰는 긴 검사를 건너뜁니다',
  })),
];

const packagesOf = (needs) => needs.flatMap(({ debian }) => debian);

/**
 * Says what is missing on this machine for the parts, installs it by apt where that is permitted, and goes on without the
 * rest.
 * @returns a sentence for each requirement that is still missing: what is left out, and how to get it
 */
export async function provideMachine(parts) {
  const missing = requirements.filter(({ isFor, isThere }) => isFor({ parts }) && !isThere());
  const wanted = missing.filter(({ isInstalled }) => isInstalled());
  if (wanted.length) {
    if (canInstall()) await aptInstall(packagesOf(wanted));
    else
      console.error(
        `! 설치할 권한이 없어 없이 계속합니다: ${packagesOf(wanted).join(', ')}. (관리자 권한으로 apt-get install ${packagesOf(wanted).join(' ')})`,
      );
  }
  return missing
    .filter(({ isThere, without }) => without && !isThere())
    .map(
      ({ debian, without }) => `${debian[0]}: 없어서 ${without}. 설치: apt-get install ${debian.join(' ')}`,
    );
}

/** The program file of a browser, Playwright's own if need be; undefined, after a message, if there is none. */
export async function provideBrowser(node) {
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
  return browser;
}

/** Makes the data folders from which servers of tests start, with the built server. @returns whether they are there */
export const provideFolders = (node) =>
  step('검사용 자료 폴더', async () => (await run(node, ['tests/helpers/prepareFolders.ts'])) === 0);
