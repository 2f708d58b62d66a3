import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/**
 * Test files of a worker share their loaded modules, since loading them again takes longer than most tests do.
 * A file that mocks a module gets fresh modules, and leaves none of its mocks to the next file.
 */
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
