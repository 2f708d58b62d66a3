// Implements npm test -- --changed: checks what a change can affect, in seconds. The whole npm test remains the gate.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Stop } from './progress.mjs';
import { root } from './root.mjs';

/** Maximum files of tests/api that are run: those with most of the affected calls. */
const maxApiFiles = 5;

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop(`git ${args[0]} 명령이 실패했습니다. ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Files that differ from a commit, including new ones, without deleted ones. */
const changedSince = (commit) =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => existsSync(join(root, path)));

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Importers of each server file, by value or by type. */
function importersInServer() {
  const importers = new Map();
  for (const path of globSync('src/server/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts')) continue;
    for (const [, target] of read(path).matchAll(
      /from '((?:\.{1,2}|#server|#contract|#generated)\/[^']+)'/g,
    )) {
      const imported = target
        .replace(/^#(server|contract)\//, 'src/$1/')
        .replace(/^#generated\//, 'generated/');
      const file = imported === target ? normalize(join(dirname(path), target)) : imported;
      importers.set(file, [...(importers.get(file) || []), path]);
    }
  }
  return importers;
}

const callsIn = (path) =>
  [...read(path).matchAll(/'(?:GET|POST|PUT|DELETE) (\/[\w/-]+)'/g)].map(([, call]) => call);

/** The calls that a server file helps to handle: those named in the nearest importing files that name any. */
function callsReachedFrom(files) {
  const importers = importersInServer();
  const calls = new Set();
  let level = files;
  for (let distance = 0; distance < 4 && level.length && !calls.size; distance += 1) {
    for (const call of level.filter((path) => path.startsWith('src/server/')).flatMap(callsIn))
      calls.add(call);
    level = [...new Set(level.flatMap((path) => importers.get(path) || []))];
  }
  return calls;
}

/** API tests that make these calls, those with most of them first. */
function apiFilesOf(calls) {
  const counted = globSync('tests/api/*.test.ts', { cwd: root }).map((path) => {
    const text = read(path);
    const named = [...calls].filter((call) => text.includes(`'${call}'`) || text.includes(`'${call}?`));
    return { path, count: named.length };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.path.localeCompare(other.path))
    .map(({ path }) => path);
}

const isIn =
  (...folders) =>
  (path) =>
    folders.some((folder) => path.startsWith(folder));

/** The parts, narrowed to what the change can affect; unaffected ones are left out. */
export function partsOfChange(parts, commit) {
  const files = changedSince(commit);
  if (!files.length) throw new Stop(`${commit} 이후 바뀐 파일이 없습니다.`);
  const code = files.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path));
  const sources = code.filter((path) => !/\.test\.tsx?$/.test(path));
  const ofDatabase = code.filter((path) => /^tests\/api\/.*\.test\.ts$|\.database\.test\.ts$/.test(path));
  const calls = callsReachedFrom(sources.filter(isIn('src/server', 'src/contract', 'generated')));
  const api = apiFilesOf(calls);
  const apiChosen = [...new Set([...ofDatabase, ...api.slice(0, maxApiFiles)])];
  const of = {
    types: (part) => (code.length || files.some(isIn('schemas')) ? part : undefined),
    lint: (part) => (code.length ? { ...part, run: [['scripts/lint/main.ts', ...code]] } : undefined),
    generate: (part) => (files.some(isIn('schemas', 'generated', 'scripts/generate')) ? part : undefined),
    format: (part) => ({
      ...part,
      run: part.run.map((args) => [...args.slice(0, -1), '--no-errors-on-unmatched', ...files]),
    }),
    unit: (part) =>
      code.some((path) => !isIn('src/web', 'tests/e2e')(path)) ? { ...part, related: code } : undefined,
    web: (part) =>
      code.some(isIn('src/web', 'src/contract', 'generated', 'tests/web'))
        ? { ...part, related: code }
        : undefined,
    // on one engine: the other one is where the whole run differs
    api: (part) => (apiChosen.length ? { ...part, vitest: ['api-postgres'], files: apiChosen } : undefined),
    e2e: (part) => storiesOf(part, files.filter(isIn('tests/e2e/'))),
    faults: (part) => storiesOf(part, files.filter(isIn('tests/faults/'))),
    long: (part) => storiesOf(part, files.filter(isIn('tests/long/'))),
  };
  console.log(`바뀐 파일 ${files.length}개가 닿는 것만 검사합니다. 나머지는 npm test가 검사합니다.`);
  if (api.length > maxApiFiles)
    console.log(`바뀐 코드를 거치는 API 검사 파일 ${api.length}개 중 ${maxApiFiles}개를 실행합니다.`);
  return parts.map((part) => of[part.name](part)).filter(Boolean);
}

const storiesOf = (part, files) => {
  const stories = files.filter((path) => path.endsWith('.test.ts'));
  return stories.length ? { ...part, files: stories } : undefined;
};
