import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/**
 * Test files of a worker share their loaded modules, for loading them anew takes longer than most tests do.
 * A file that replaces a module gets all of them anew, and leaves none of what it replaced to the next.
 */
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
