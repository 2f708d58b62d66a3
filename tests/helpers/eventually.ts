import { vi } from 'vitest';
import { eventMs } from './limits.ts';

/** Repeats a check until it throws no more. @returns what it gives then */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: eventMs });
