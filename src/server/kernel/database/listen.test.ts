import { describe, expect, it } from 'vitest';
import { reconnectDelay } from './listen.ts';

describe('a lost connection that listens', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 30_000],
    [90, 30_000],
  ])('after %i failures is made anew in %i ms', (failures, ms) => expect(reconnectDelay(failures)).toBe(ms));
});
