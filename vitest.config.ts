import { defineConfig } from 'vitest/config';

/** What needs a database runs on both engines; the rest of the unit tests needs nothing but Node. */
const onDatabases = [
  'tests/api/**/*.test.ts',
  'src/server/**/*.database.test.ts',
  'scripts/**/*.database.test.ts',
];

/** Not for React: what one file leaves unfinished in it would stop the files after it. */
const sharingModules = { isolate: false, setupFiles: ['./tests/helpers/freshModules.ts'] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...sharingModules,
          include: [
            'src/{contract,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'mocks/**/*.test.ts',
            'tests/{feeds,generate,helpers,spec}/**/*.test.ts',
          ],
          exclude: ['**/*.database.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          ...sharingModules,
          environment: 'jsdom',
          include: ['src/web/**/*.test.ts', 'tests/web/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web-react',
          root: '.',
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx', 'tests/web/**/*.test.tsx'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-pglite',
          ...sharingModules,
          include: onDatabases,
          exclude: ['src/server/database/postgres.database.test.ts'],
          globalSetup: './tests/helpers/onPglite.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          ...sharingModules,
          include: onDatabases,
          globalSetup: './tests/helpers/onPostgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: './tests/helpers/onBegunFolders.ts',
          // what a browser shows in the end, on a machine that does other things too
          expect: { poll: { timeout: 10_000 } },
          // a second try is told at the end: docs/decisions/second-try-of-browser-tests.md
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: './tests/helpers/onBegunFolders.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // npm run test:long, before an issue is closed; no part of npm test
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
