// Implements npm test -- --changed: checks what a change can affect, in seconds. The whole npm test remains the gate.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Stop } from './progress.mjs';
import { root } from './root.mjs';

/** Maximum database tests that are run for the affected calls: those with most of them. */
const maxApiFiles = 5;

/** Maximum database tests that are run because they import a changed file themselves. */
const maxImportingTests = 5;

/** As in vitest.config.ts. */
const databaseTests = [
  'tests/api/**/*.test.ts',
  'src/server/**/*.database.test.ts',
  'scripts/**/*.database.test.ts',
];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop(`git ${args[0]} 명령이 실패했습니다. ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

/** Files that differ from a commit, including new and deleted ones. */
const changedSince = (commit) => [
  ...git('diff', '--name-only', '-z', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];

const read = (path) => readFileSync(join(root, path), 'utf8');

/** For each file the given ones that import it, by value or by type. */
function importersAmong(paths) {
  const importers = new Map();
  for (const path of paths) {
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

/** The calls that each server file helps to handle: those named in the nearest files importing it that name any. */
export function callsReachedFrom(files) {
  const importers = importersAmong(
    globSync('src/server/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts')),
  );
  const callsOf = (file) => {
    let level = [file];
    for (let distance = 0; distance < 4 && level.length; distance += 1) {
      const calls = level
        .filter((path) => path.startsWith('src/server/') && existsSync(join(root, path)))
        .flatMap(callsIn);
      if (calls.length) return calls;
      level = [...new Set(level.flatMap((path) => importers.get(path) || []))];
    }
    return [];
  };
  return new Set(files.flatMap(callsOf));
}

/** Database tests that import one of these files themselves. */
function databaseTestsImporting(files) {
  const importers = importersAmong(globSync(databaseTests, { cwd: root }));
  return [...new Set(files.flatMap((path) => importers.get(path) || []))];
}

/** Database tests that make these calls, those with most of them first. */
function apiFilesOf(calls) {
  const counted = globSync(databaseTests, { cwd: root }).map((path) => {
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

/** Those that take a second, then the longest first; stories, which take longer than everything else, at the end. */
const startingOrder = ['format', 'generate', 'api', 'types', 'web', 'unit', 'lint', 'faults', 'e2e', 'long'];

/** The parts, narrowed to what these files can affect; unaffected ones are left out. */
export function partsOfFiles(parts, paths) {
  const isCode = (path) => /\.(ts|tsx|mts|mjs)$/.test(path);
  const files = paths.filter((path) => existsSync(join(root, path)));
  const code = files.filter(isCode);
  const modules = files.filter((path) => isCode(path) || /\.(json|css)$/.test(path));
  const sources = paths.filter((path) => isCode(path) && !/\.test\.tsx?$/.test(path));
  const touched = code.filter((path) => /^tests\/api\/.*\.test\.ts$|\.database\.test\.ts$/.test(path));
  const calls = callsReachedFrom(sources.filter(isIn('src/server', 'src/contract', 'generated')));
  const ofCalls = apiFilesOf(calls).slice(0, maxApiFiles);
  const importing = databaseTestsImporting(sources).slice(0, maxImportingTests);
  const api = [...new Set([...touched, ...ofCalls, ...importing])];
  const of = {
    types: (part) => (paths.some(isCode) || paths.some(isIn('schemas')) ? part : undefined),
    lint: (part) => (code.length ? { ...part, run: [['scripts/lint/main.ts', ...code]] } : undefined),
    generate: (part) => (paths.some(isIn('schemas', 'generated', 'scripts/generate')) ? part : undefined),
    format: (part) =>
      files.length
        ? {
            ...part,
            run: part.run.map((args) => [...args.slice(0, -1), '--no-errors-on-unmatched', ...files]),
          }
        : undefined,
    unit: (part) =>
      modules.some((path) => !isIn('src/web', 'tests/e2e')(path)) ? { ...part, related: modules } : undefined,
    web: (part) =>
      modules.some(
        (path) => !isIn('src/server', 'scripts', 'docs', 'tests/api', 'tests/e2e', 'tests/faults')(path),
      )
        ? { ...part, related: modules }
        : undefined,
    // on one engine: the other one is where the whole run differs; in one process, so that the types are checked meanwhile
    api: (part) => (api.length ? { ...part, slots: 1, files: api } : undefined),
    embedded: () => undefined,
    e2e: (part) => storiesOf(part, files.filter(isIn('tests/e2e/'))),
    faults: (part) => storiesOf(part, files.filter(isIn('tests/faults/'))),
    long: (part) => storiesOf(part, files.filter(isIn('tests/long/'))),
  };
  return parts
    .map((part) => of[part.name](part))
    .filter(Boolean)
    .sort((one, other) => startingOrder.indexOf(one.name) - startingOrder.indexOf(other.name));
}

/** The parts, narrowed to what has changed since a commit. */
export function partsOfChange(parts, commit) {
  const paths = changedSince(commit);
  if (!paths.length) throw new Stop(`${commit} 이후 바뀐 파일이 없습니다.`);
  const narrowed = partsOfFiles(parts, paths);
  const left = parts.filter(({ name }) => !narrowed.some((part) => part.name === name));
  console.log(`바뀐 파일 ${paths.length}개가 닿는 것만 검사합니다. 나머지는 npm test가 검사합니다.`);
  if (left.length) console.log(`하지 않는 검사: ${left.map(({ name }) => name).join(', ')}`);
  return narrowed;
}

const storiesOf = (part, files) => {
  const stories = files.filter((path) => path.endsWith('.test.ts'));
  return stories.length ? { ...part, files: stories } : undefined;
};
