import { describe, expect, it } from 'vitest';
import { monthFields } from '#contract/monthFields.ts';
import { sumOf } from './sum.ts';

const line = (n: number) => ({
  key: String(n),
  userGroup: '',
  ...(Object.fromEntries(monthFields.map((name) => [name, n])) as Record<
    (typeof monthFields)[number],
    number
  >),
  totalYear: 12 * n,
  extrYn: 'N' as const,
});

describe('the line of sums', () => {
  it('adds up every month and the year', () => {
    expect(sumOf([line(1), line(2)])).toMatchObject({ jan: 3, dec: 3, totalYear: 36 });
  });

  it('of no lines is nothing', () => {
    expect(sumOf([])).toMatchObject({ jan: 0, totalYear: 0 });
  });
});
