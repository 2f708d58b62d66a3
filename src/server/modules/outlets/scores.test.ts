import { describe, expect, it } from 'vitest';
import { nationScore, outletScore } from './scores.ts';

describe('scores', () => {
  it('go from 0 to 100', () => {
    expect([nationScore(0, 500), nationScore(500, 500), nationScore(0, 0)]).toEqual([0, 100, 0]);
    expect([outletScore(false, 0, 9), outletScore(true, 9, 9)]).toEqual([0, 100]);
  });

  it('grow with every article, ever more slowly', () => {
    const [few, some, many] = [10, 100, 1000].map((n) => nationScore(n, 10_000)) as [number, number, number];
    expect(few < some && some < many && many < 100).toBe(true);
  });

  it('give a main outlet half of the way', () => expect(outletScore(true, 0, 9)).toBe(50));

  it('never pass the top when there are more articles than were counted last', () =>
    expect(nationScore(600, 500)).toBe(100));
});
