// Installs the packages of package-lock.json if node_modules differs from it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { Stop, step } from './progress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const modules = join(root, 'node_modules');
const record = join(modules, '.installed-lock-hash');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Whether the packages installed according to npm match the lock file; optional ones may be missing. */
export function sameVersions(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    // the project and its workspaces are not installed
    if (!path.startsWith('node_modules/')) return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version;
  });
}

/** npm writes this file last, so it proves a complete installation, even one started by hand. */
function installedByHand(lockText) {
  const hidden = read(join(modules, '.package-lock.json'));
  return hidden !== '' && sameVersions(JSON.parse(lockText), JSON.parse(hidden));
}

/** The machine's npm: the one that runs `npm start`, never one on a Node in node_modules, which it would delete. */
function npm() {
  const outside = (process.env.PATH || '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules + sep));
  const env = { ...process.env, PATH: outside.join(delimiter) };
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && /npm-cli\.[cm]?js$/.test(script))
    return { program: node && !node.startsWith(modules + sep) ? node : 'node', before: [script], env };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [], env };
}

/** What the record says of an installation beside the hash of its lock file. */
const [everything, withoutTools] = ['all', 'without tools'];

/**
 * Installs if needed: all kinds of packages, even if the environment says production or npm's settings omit some.
 * @param options.withTools also what generating, checking and testing need
 */
export async function install({ withTools }) {
  const lockText = read(join(root, 'package-lock.json'));
  if (lockText === '') throw new Stop('package-lock.json 파일이 없습니다. 저장소를 다시 내려받아 주세요.');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const [known, kind] = read(record).split('\n');
  const isCurrent = known === hash;
  if (isCurrent && (kind === everything || !withTools)) return;
  const isComplete = !isCurrent && installedByHand(lockText);
  if (!isComplete)
    await step(withTools ? '패키지와 검사 도구 설치' : '패키지 설치', async () => {
      const { program, before, env } = npm();
      const kinds = ['--include=dev', '--include=optional', '--include=peer', '--no-audit', '--no-fund'];
      // `ci` removes what is there; the tools are added to it
      const what = isCurrent ? ['install', '--no-save'] : ['ci'];
      const options = withTools ? kinds : [...kinds, '--workspaces=false'];
      const code = await run(program, [...before, ...what, ...options, '--loglevel=error'], env);
      if (code !== 0)
        throw new Stop(
          `패키지를 설치하지 못했습니다 (npm ${what[0]} 종료 코드 ${code}). 네트워크와 npm 설정을 확인해 주세요.`,
        );
    });
  writeFileSync(record, [hash, isComplete || withTools ? everything : withoutTools].join('\n'));
}
