import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sameVersions } from './install.mjs';
import { chosen } from './parts.mjs';
import {
  add,
  closingLine,
  failedFiles,
  failuresOf,
  nothing,
  ofExitCode,
  ofVitest,
  unsteadyOf,
  withSecondTry,
} from './tally.mjs';

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
});

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

it('the lock file names the optional packages of all platforms, without which npm ci refuses it', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

describe('chosen', () => {
  const names = (...args: string[]) => chosen(args).parts.map((part) => part.name);
  it('is everything without arguments', () => {
    expect(names()).toEqual([
      'generate',
      'types',
      'lint',
      'format',
      'unit',
      'web',
      'api-pglite',
      'api-postgres',
      'e2e',
      'faults',
    ]);
  });
  it('keeps the order, and takes api for both engines', () => {
    expect(names('api', 'types')).toEqual(['types', 'api-pglite', 'api-postgres']);
  });
  it('names what it does not know', () => {
    expect(chosen(['unit', 'unti']).unknown).toEqual(['unti']);
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
  it('counts a file that could not be loaded, a run that failed outside of tests, and one without a report', () => {
    expect(ofVitest(report(5, 0, file('failed')), 1).failed).toBe(1);
    expect(ofVitest(report(5, 0, file('passed', 'passed')), 1).failed).toBe(1);
    expect(ofVitest(undefined, 0).failed).toBe(1);
  });
});

describe('unsteadyOf', () => {
  it('names each test that passed at its second try only', () => {
    const test = (fullName: string, failureMessages: string[]) => ({
      status: 'passed',
      fullName,
      failureMessages,
    });
    const report = {
      testResults: [{ name: 'a', assertionResults: [test('b', []), test('c', ['too late'])] }],
    };
    expect(unsteadyOf(report)).toEqual(['a > c\n    too late']);
    expect(unsteadyOf(undefined)).toEqual([]);
  });
});

describe('failuresOf', () => {
  const test = (status: string, failureMessages: string[] = []) => ({
    status,
    fullName: status,
    failureMessages,
  });
  it('names each test that failed, and each file that could not be loaded, with the beginning of why', () => {
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

describe('a second try of failed files', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const first = {
    testResults: [
      { name: 'sound', status: 'passed', assertionResults: [test('a', 'passed')] },
      {
        name: 'shaky',
        status: 'failed',
        assertionResults: [
          test('b', 'failed', 'too late'),
          test('c', 'failed', 'after b'),
          test('d', 'passed'),
        ],
      },
      { name: 'broken', status: 'failed', assertionResults: [test('e', 'failed', 'wrong')] },
      { name: 'unloaded', status: 'failed', message: 'no server', assertionResults: [] },
    ],
  };
  const second = {
    testResults: [
      {
        name: 'shaky',
        status: 'passed',
        assertionResults: [test('b', 'passed'), test('c', 'passed'), test('d', 'passed')],
      },
      { name: 'broken', status: 'failed', assertionResults: [test('e', 'failed', 'wrong again')] },
      {
        name: 'unloaded',
        status: 'passed',
        assertionResults: [test('f', 'passed'), test('g', 'skipped')],
      },
    ],
  };
  const both = withSecondTry(first, second);

  it('is for the files in which something failed', () => {
    expect(failedFiles(first)).toEqual(['shaky', 'broken', 'unloaded']);
    expect(failedFiles(both)).toEqual(['broken']);
    expect(failedFiles(undefined)).toEqual([]);
  });
  it('counts each test once, as it ended', () => {
    expect(ofVitest(both, 1)).toEqual({ passed: 5, failed: 1, skipped: 1 });
  });
  it('names what passed then only, with why it failed first', () => {
    expect(unsteadyOf(both)).toEqual([
      'shaky > b\n    too late',
      'shaky > c\n    after b',
      'unloaded > f\n    no server',
    ]);
  });
  it('leaves failed what failed again', () => {
    expect(failuresOf(both)).toEqual(['broken > e\n    wrong again']);
  });
});
