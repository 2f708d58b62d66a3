import { describe, expect, it } from 'vitest';
import { firstSize, nextSize, pauseBetweenBatches } from './pace.ts';

describe('the pace of background work', () => {
  it('follows the duration of the last batch', () => {
    expect(nextSize(firstSize, 40)).toBe(20);
    expect(nextSize(20, 80)).toBe(10);
    expect(nextSize(20, 30)).toBe(27);
  });

  it('never jumps, stops or grows without limit', () => {
    expect(nextSize(20, 0)).toBe(40);
    expect(nextSize(20, 10_000)).toBe(10);
    expect(nextSize(500, 1)).toBe(500);
  });

  it('leaves others about as much time as it takes', () => {
    expect([pauseBetweenBatches(1), pauseBetweenBatches(40), pauseBetweenBatches(5_000)]).toEqual([
      10, 40, 100,
    ]);
  });
});
