import { afterAll, vi } from 'vitest';

// the next file has the same document and the same React
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
