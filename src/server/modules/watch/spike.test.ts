import { describe, expect, it } from 'vitest';
import { comparable, unusual } from './spike.ts';

describe('a number of hits', () => {
  it.each<[string, number, number[], number, number | undefined]>([
    ['far above the usual', 30, [4, 5, 3, 6, 4], 10, 4],
    ['above the usual, but below the minimum', 9, [1, 0, 1, 2, 0], 10, undefined],
    ['within its usual variation', 14, [4, 12, 2, 13, 9], 10, undefined],
    ['less than twice a steady usual', 120, [100, 101, 99, 100], 10, undefined],
    ['beside a single earlier outlier', 30, [4, 5, 300, 4, 5], 10, 5],
    ['of a search that usually finds nothing', 10, [0, 0, 0, 0], 10, 0],
    ['of which too little is known', 50, [1, 2], 10, undefined],
  ])('%s', (_name, now, earlier, minimum, usual) => expect(unusual(now, earlier, minimum)).toBe(usual));

  it('is compared with the same hour of the weekday, and at first of the days', () => {
    const hours = Array.from({ length: 60 * 24 }, (_, hour) => hour);
    expect(comparable(hours).earlier).toEqual([168, 336, 504, 672, 840, 1008, 1176, 1344]);
    expect(comparable(hours.slice(0, 100)).earlier).toEqual([24, 48, 72, 96]);
  });
});
