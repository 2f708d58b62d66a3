import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsReachedFrom, partsOfFiles } from './changed.mjs';
import { sameVersions } from './install.mjs';
import { chosen, parts, withoutPostgres } from './parts.mjs';
import { slowest, table } from './summary.mjs';
import { add, closingLine, failuresOf, nothing, ofExitCode, ofVitest, skippedOf } from './tally.mjs';

const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });

describe('sameVersions', () => {
  const wanted = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/linux': { version: '2.0.0', optional: true },
  });

  it('is content with optional packages missing', () => {
    expect(sameVersions(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
  });
  it('sees another version, also of an optional package', () => {
    expect(sameVersions(wanted, lock({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false);
    const other = lock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/linux': { version: '2.0.1' },
    });
    expect(sameVersions(wanted, other)).toBe(false);
  });
  it('sees a missing package', () => {
    expect(sameVersions(wanted, lock({}))).toBe(false);
  });
  it('asks for links to workspaces, not for what they lead to', () => {
    const link = { 'node_modules/b': { resolved: 'packages/b', link: true } };
    expect(sameVersions(lock({ ...link, 'packages/b': { version: '1.0.0' } }), lock(link))).toBe(true);
    expect(sameVersions(lock(link), lock({}))).toBe(false);
  });
});

interface LockedPackage {
  name?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

describe('the lock file', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };

  it('names the optional packages of all platforms, without which npm ci refuses it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has nothing but links to packages/not-needed for what stands there', () => {
    const folders = Object.keys(packages).filter((path) => path.startsWith('packages/not-needed/'));
    const names = folders.map((path) => packages[path]?.name ?? basename(path));
    const real = Object.entries(packages).filter(
      ([path, { link }]) => !link && names.some((name) => path.endsWith(`node_modules/${name}`)),
    );
    expect(names).toContain('sharp');
    expect(real.map(([path]) => path)).toEqual([]);
  });
});

it('few files run on whatever Node a machine has, and they import nothing to be installed', () => {
  const reached = new Set<string>();
  const packages: string[] = [];
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^import .*from '([^']+)';$/gm))
      if (target.startsWith('.')) follow(resolve(dirname(file), target));
      else if (!target.startsWith('node:')) packages.push(target);
  };
  follow(resolve(import.meta.dirname, '../onNode24.mjs'));
  expect([...reached].map((file) => basename(file)).toSorted()).toEqual(
    [
      'install.mjs',
      'node24.mjs',
      'onNode24.mjs',
      'processorTime.mjs',
      'progress.mjs',
      'root.mjs',
      'run.mjs',
    ].toSorted(),
  );
  expect(packages).toEqual([]);
});

describe('chosen', () => {
  const names = (...args: string[]) => chosen(args).parts.map((part) => part.name);
  it('is everything without arguments', () => {
    expect(names()).toEqual([
      ...['api', 'e2e', 'unit', 'web', 'types', 'lint', 'generate', 'format'],
      ...['faults', 'embedded'],
    ]);
  });
  it('keeps the order, and takes a group as a whole', () => {
    expect(names('api', 'static')).toEqual(['api', 'types', 'lint', 'generate', 'format']);
  });
  it('has the embedded database in one part where there is no PostgreSQL', () => {
    const projects = (...args: string[]) =>
      withoutPostgres(chosen(args).parts).map(({ name, vitest }) => [name, vitest]);
    expect(projects('api', 'embedded', 'unit')).toEqual([
      ['api', ['api-pglite']],
      ['unit', ['unit']],
    ]);
    expect(projects('embedded')).toEqual([['embedded', ['api-pglite']]]);
  });
  it('names what it does not know', () => {
    expect(chosen(['unit', 'unti']).unknown).toEqual(['unti']);
    expect(chosen(['types', 'cluster']).unknown).toEqual(['cluster']);
    expect(chosen(['cluster']).unknown).toEqual(['cluster']);
  });
  it('narrows a part to the test files that are named with it', () => {
    expect(chosen(['long', 'cluster', 'failover'])).toMatchObject({
      parts: [{ name: 'long', files: ['cluster', 'failover'] }],
      unknown: [],
    });
  });
});

describe('what a change affects', () => {
  const names = (...paths: string[]) => partsOfFiles(parts, paths).map((part) => part.name);
  const apiFiles = (...paths: string[]) =>
    partsOfFiles(parts, paths).find(({ name }) => name === 'api')?.files ?? [];
  const handlers = 'src/server/modules/search/searchHandlers.ts';
  /** Names no call itself; handlers import it. */
  const throttle = 'src/server/modules/accounts/session/throttle.ts';

  it('is looked for from each changed file, whatever the others name', () => {
    const [calls, other] = [callsReachedFrom([handlers]), callsReachedFrom([throttle])];
    expect(calls).toContain('/search-list');
    expect(other).toContain('/login');
    expect(callsReachedFrom([handlers, throttle])).toEqual(new Set([...calls, ...other]));
  });

  it('includes the database tests that import a changed file', () => {
    expect(apiFiles('src/server/kernel/jobs/backgroundJobs.ts')).toContain(
      'src/server/kernel/jobs/backgroundJobs.database.test.ts',
    );
    expect(apiFiles('tests/helpers/staleTokens.ts')).not.toEqual([]);
  });

  it('includes the tests of screens when what they stand on has changed', () => {
    expect(names('tests/stage/stage.tsx')).toContain('web');
    expect(names('tests/spec/routes.json')).toContain('web');
    expect(names(handlers)).not.toContain('web');
  });

  it('includes the types when a file has gone', () => {
    expect(names('src/server/thatHasGone.ts')).toEqual(['types']);
  });

  it('is checked by parts of one process each, the longest first', () => {
    const narrowed = partsOfFiles(parts, [handlers]);
    expect(narrowed.map(({ name, slots }) => `${name} ${slots}`)).toEqual([
      'format 1',
      'api 1',
      'types 1',
      'unit 1',
      'lint 1',
    ]);
  });
  it('is checked by stories that were touched after everything else', () => {
    expect(names(handlers, 'tests/e2e/search.test.ts').at(-1)).toBe('e2e');
  });

  it('is the format alone of a document', () => {
    expect(names('README.md')).toEqual(['format']);
  });
});

describe('the closing line', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const report = (passed: number, failed: number, ...testResults: object[]) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

  it('sums steps and tests', () => {
    const sum = [ofExitCode(0), ofExitCode(2), ofVitest(report(5, 1, file('failed', 'failed')), 1)].reduce(
      add,
      nothing,
    );
    expect(closingLine(sum)).toBe('6 passed, 2 failed, 2 skipped');
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  });
  it('counts a file that could not be loaded, a run that failed, and one without a report', () => {
    expect(ofVitest(report(5, 0, file('failed')), 1).failed).toBe(1);
    expect(ofVitest(report(5, 0, file('passed', 'passed')), 1).failed).toBe(1);
    expect(ofVitest(undefined, 0).failed).toBe(1);
  });
});

describe('skippedOf', () => {
  it('names each test that was left out', () => {
    const test = (fullName: string, status: string) => ({ fullName, status });
    const report = {
      testResults: [{ name: 'a', assertionResults: [test('b', 'skipped'), test('c', 'passed')] }],
    };
    expect(skippedOf(report)).toEqual(['a > b']);
    expect(skippedOf(undefined)).toEqual([]);
  });
});

describe('failuresOf', () => {
  const test = (status: string, failureMessages: string[] = []) => ({
    status,
    fullName: status,
    failureMessages,
  });
  it('names each failed test and each file that could not be loaded, with the start of why', () => {
    const report = {
      testResults: [
        { name: 'a', status: 'failed', assertionResults: [test('passed'), test('failed', ['1\n2'])] },
        { name: 'b', status: 'failed', message: 'no module', assertionResults: [] },
        { name: 'c', status: 'passed', assertionResults: [test('passed')] },
      ],
    };
    expect(failuresOf(report)).toEqual(['a > failed\n    1\n    2', 'b\n    no module']);
  });
  it('are none without a report', () => {
    expect(failuresOf(undefined)).toEqual([]);
  });
});

describe('the summary', () => {
  const result = (name: string, ms: number, durations: { test: string; ms: number }[] = []) => ({
    part: { name },
    ms,
    processorMs: 2 * ms,
    counts: { passed: 2, failed: 0, skipped: 0 },
    durations,
  });

  it('has a line for each part, and the whole in the end', () => {
    expect(
      table([result('unit', 1_234), result('e2e', 61_000)], 70_000, { passed: 4, failed: 0, skipped: 1 }),
    ).toBe(
      [
        '                시계    프로세서',
        'unit           1.2초       2.5초  2 passed, 0 failed',
        'e2e           61.0초     122.0초  2 passed, 0 failed',
        '전체          70.0초     124.5초  4 passed, 0 failed, 1 skipped',
      ].join('\n'),
    );
  });

  it('names the slowest tests of all parts', () => {
    const results = [
      result('unit', 0, [{ test: 'a', ms: 10 }]),
      result('api', 0, [
        { test: 'b', ms: 2_000 },
        { test: 'c', ms: 5 },
      ]),
    ];
    expect(slowest(results, 2)).toBe(['     2.0초  api: b', '     0.0초  unit: a'].join('\n'));
  });
});
