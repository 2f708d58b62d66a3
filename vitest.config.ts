import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/bootstrap/postgres.mjs';
import { eventMs, testMs } from './tests/helpers/limits.ts';
import { LongestFirst } from './tests/helpers/longestFirst.ts';

/** What needs a database; the rest of the unit tests needs nothing but Node. */
const onDatabases = [
  'tests/api/**/*.test.ts',
  'src/server/**/*.database.test.ts',
  'scripts/**/*.database.test.ts',
];

/** The first line of a test file that says something of an engine: `// On both engines: <why>`. */
const mark = '// On both engines: ';

/**
 * Tests run on PostgreSQL; on the embedded database too do those whose first line says so. Where there is no
 * PostgreSQL, or with API_ON_PGLITE=all, the embedded database has all of them.
 */
const allOnPglite = process.env['API_ON_PGLITE'] === 'all' || !findPostgres();
const onPglite = allOnPglite
  ? onDatabases
  : globSync(onDatabases, { cwd: import.meta.dirname }).filter((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8').startsWith(mark),
    );

/** What compiles the embedded database a second time, for speed, does not pay before a file ends. */
const withoutSecondCompiler = '--liftoff-only';

/** Test files of a worker share the modules that they load. */
const sharingModules = { isolate: false, setupFiles: ['./tests/helpers/freshModules.ts'] };

const limits = { expect: { poll: { timeout: eventMs } }, testTimeout: testMs, hookTimeout: testMs };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...sharingModules,
          include: [
            'src/{contract,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'mocks/**/*.test.ts',
            'tests/{feeds,generate,helpers,mutation,spec}/**/*.test.ts',
          ],
          exclude: ['**/*.database.test.ts'],
          ...limits,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          isolate: false,
          setupFiles: ['./tests/stage/whatJsdomLacks.ts', './tests/stage/leaveNothing.ts'],
          environment: './tests/stage/oneJsdom.ts',
          include: ['src/web/**/*.test.{ts,tsx}', 'tests/web/**/*.test.{ts,tsx}'],
          ...limits,
        },
      },
      {
        test: {
          name: 'api-pglite',
          ...sharingModules,
          include: onPglite,
          execArgv: [withoutSecondCompiler],
          provide: { isWholeOnPglite: allOnPglite },
          // after the other engine: a worker changes its project only by ending
          sequence: { groupOrder: 2 },
          exclude: ['src/server/kernel/database/{postgres,namedStatements}.database.test.ts'],
          globalSetup: './tests/helpers/onPglite.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'api-postgres',
          ...sharingModules,
          include: onDatabases,
          sequence: { groupOrder: 1 },
          globalSetup: './tests/helpers/onPostgres.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'e2e',
          // files share the browser of their process
          isolate: false,
          setupFiles: ['./tests/helpers/setClock.mjs', './tests/helpers/failedPages.ts'],
          // also for the threads that a story starts: the embedded database has one
          execArgv: [
            withoutSecondCompiler,
            '--import',
            new URL('tests/helpers/setClock.mjs', import.meta.url).href,
          ],
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: './tests/helpers/onPreparedFolders.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'faults',
          isolate: false,
          execArgv: [withoutSecondCompiler],
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: './tests/helpers/onPreparedFolders.ts',
          ...limits,
        },
      },
      {
        // npm run test:long, before a release; no part of npm test
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
