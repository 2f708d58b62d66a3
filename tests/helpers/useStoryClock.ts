import { afterAll } from 'vitest';
import { moveClock } from './moveClock.mjs';
import { clockOffset } from './storyClock.ts';

/**
 * Gives a test file the clock of the servers that it starts; files of the same process that come after it have the
 * machine's clock again.
 */
export const useStoryClock = (): void => {
  const real = globalThis.Date;
  moveClock(clockOffset());
  afterAll(() => {
    globalThis.Date = real;
  });
};
