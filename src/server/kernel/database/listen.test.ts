import { describe, expect, it } from 'vitest';
import { reconnectDelay } from './listen.ts';

describe('a lost connection that listens', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 5_000],
    [90, 5_000],
  ])('after %i failures is made anew in %i ms', (failures, ms) => expect(reconnectDelay(failures)).toBe(ms));
});
