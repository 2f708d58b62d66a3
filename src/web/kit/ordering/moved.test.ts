import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

describe('moving an item', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [0, -1, 'abc'],
    [5, 0, 'abc'],
  ])('from %i to %i gives %s', (from, to, result) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
  });
});
