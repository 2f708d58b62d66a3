import { expect, it } from 'vitest';
import { logLikelihood } from './logLikelihood.ts';

it('is the ratio of the textbook, and nothing for a word that is no more frequent among the hits', () => {
  // 2 (30 ln(30/18.18) + 70 ln(70/81.82) + 170 ln(170/181.82) + 830 ln(830/818.18))
  expect(logLikelihood({ having: 30, all: 100 }, { having: 170, all: 1_000 })).toBeCloseTo(9.161, 2);
  expect(logLikelihood({ having: 5, all: 100 }, { having: 0, all: 100_000 })).toBeGreaterThan(50);
  for (const [having, among] of [
    [17, 170],
    [10, 170],
    [0, 0],
  ] as const)
    expect(logLikelihood({ having, all: 100 }, { having: among, all: 1_000 })).toBe(0);
});
