import { describe, expect, it } from 'vitest';
import { random } from './random.ts';

describe('repeatable chance', () => {
  it('gives the same values for the same seed and others for another', () => {
    const values = (seed: string): number[] => {
      const chance = random(seed);
      return Array.from({ length: 20 }, () => chance.integer(1, 1000));
    };
    expect(values('a')).toEqual(values('a'));
    expect(values('a')).not.toEqual(values('b'));
  });

  it('keeps to its bounds and weights', () => {
    const chance = random('bounds');
    const rolls = Array.from({ length: 6000 }, () => chance.integer(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const heavy = Array.from({ length: 1000 }, () =>
      chance.pickWeighted(['a', 'b'], (it) => (it === 'a' ? 9 : 1)),
    );
    expect(heavy.filter((it) => it === 'a').length).toBeGreaterThan(850);
    expect(new Set(chance.sample([1, 2, 3], 5))).toEqual(new Set([1, 2, 3]));
  });
});
