// npm run test:mutation: mutation tests of the unit tests for modules with decision logic.
// `npm run test:mutation -- search access` runs some areas only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas } from '../tests/mutation/areas.mjs';
import { mutateLimits } from '../tests/mutation/limits.mjs';
import { command, Stop } from './bootstrap/progress.mjs';
import { root } from './bootstrap/root.mjs';

/** Minimum percentage of killed mutants. */
const least = 85;

const folder = '.cache/mutation';

const resultsOf = (name) => `${folder}/${name}.json`;

/**
 * Killed mutants are cached as long as their code and tests are unchanged. Survivors are tested again each time: the
 * library does not notice that a new test would reach a module's constants.
 */
const forgetSurvivors = (name) => {
  const file = join(root, resultsOf(name));
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(known.files))
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(file, JSON.stringify(known));
};

const optionsOf = ({ name, files }) => ({
  mutate: [...files, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: resultsOf(name),
  tempDirName: `${folder}/${name}`,
  ignorePatterns: [
    '/.cache',
    '/data',
    '/dist',
    '/coverage',
    '/docs',
    '/public',
    '/tests/output',
    '/tests/e2e',
  ],
  // our compiler has no API; the tests run without it
  tsconfigFile: 'none',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: `tests/output/mutation/${name}.html` },
  allowEmpty: false,
  allowConsoleColors: false,
  warnings: { slow: false },
  logLevel: 'warn',
});

/** Mutants of an area; mutants without test coverage count as survivors. */
const tallied = (area, results) => {
  const of = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = of('Killed', 'Timeout');
  const survived = of('Survived', 'NoCoverage');
  return { area, killed, survived, score: (100 * killed) / Math.max(1, killed + survived) };
};

const line = ({ area, killed, survived, score }) =>
  `${area.padEnd(16)}${String(killed + survived).padStart(6)}${String(killed).padStart(8)}${String(survived).padStart(10)}${score.toFixed(1).padStart(8)} %`;

const chosen = (names) => {
  const unknown = names.filter((name) => !areas.some((area) => area.name === name));
  if (unknown.length)
    throw new Stop(
      `${unknown.join(', ')}: 그런 영역은 없습니다. 영역: ${areas.map(({ name }) => name).join(', ')}`,
    );
  return names.length ? areas.filter(({ name }) => names.includes(name)) : areas;
};

void command(async () => {
  mutateLimits();
  const tallies = [];
  for (const area of chosen(process.argv.slice(2))) {
    console.log(`▶ ${area.name} …`);
    forgetSurvivors(area.name);
    tallies.push(tallied(area.name, await new Stryker(optionsOf(area)).runMutationTest()));
  }
  console.log(
    `\n${'area'.padEnd(16)}${'mutants'.padStart(6)}${'killed'.padStart(7)}${'survived'.padStart(10)}${'score'.padStart(8)}`,
  );
  console.log(tallies.map(line).join('\n'));
  return tallies.some(({ score }) => score < least) ? 1 : 0;
});
