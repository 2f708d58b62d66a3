import { defineConfig } from 'vitest/config';

/** The unit tests that cover a mutated module; each file runs in its own worker, with the mutant. */
export default defineConfig({
  test: {
    include: [
      'src/contract/*.test.ts',
      'src/server/kernel/access/*.test.ts',
      'src/server/kernel/text/*.test.ts',
      'src/server/modules/{accounts/{session,addresses},search,analysis/{nearDuplicates,clustering,statistics}}/**/*.test.ts',
    ],
    exclude: ['**/*.database.test.ts'],
    testTimeout: 30_000,
  },
});
