import { describe, expect, it } from 'vitest';
import { type Bar, median, p95, percentile, reaches } from './figures.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, index) => n - index);

describe('percentiles', () => {
  it('take a sample that was measured, by nearest rank, whatever the order', () => {
    expect(median(upTo(5))).toBe(3);
    expect(median(upTo(4))).toBe(2);
    expect(p95(upTo(100))).toBe(95);
    expect(p95(upTo(20))).toBe(19);
    expect(p95([7])).toBe(7);
    expect(percentile([3, 1, 2], 0)).toBe(1);
  });

  it('of nothing are an error, not a zero that reaches every bar', () => {
    expect(() => median([])).toThrow('no samples');
  });
});

describe('a bar', () => {
  const figure = (bar?: Bar) => ({ name: '', unit: 'ms' as const, samples: upTo(100), ...(bar && { bar }) });
  it.each([
    [{ of: 'p95', most: 95 }, true],
    [{ of: 'p95', most: 94.9 }, false],
    [{ of: 'median', most: 50 }, true],
    [{ of: 'median', least: 50 }, true],
    [{ of: 'median', least: 51 }, false],
  ] satisfies [Bar, boolean][])('%j is reached: %s', (bar, reached) => {
    expect(reaches(figure(bar))).toBe(reached);
  });

  it('that is not there says nothing', () => {
    expect(reaches(figure())).toBeUndefined();
  });
});
