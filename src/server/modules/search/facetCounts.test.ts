import { describe, expect, it } from 'vitest';
import { addedUp, inPeriods, noCounts, periodLines, unitOf } from './facetCounts.ts';

describe('the unit in which a period is counted', () => {
  it.each([
    ['2025-08-01', '2025-08-01', 'day'],
    ['2025-08-01', '2025-08-31', 'day'],
    ['2025-08-15', '2025-09-14', 'day'],
    // one day more than the longest month
    ['2025-08-01', '2025-09-01', 'month'],
    ['2025-08-01', '2025-09-28', 'month'],
    ['2024-08-01', '2025-08-01', 'month'],
  ])('from %s to %s is the %s', (startDate, endDate, unit) => {
    expect(unitOf({ startDate, endDate })).toBe(unit);
  });

  it('is the month where a side is open', () => {
    expect(unitOf({ startDate: '2025-08-01', endDate: undefined })).toBe('month');
    expect(unitOf({ startDate: undefined, endDate: '2025-08-01' })).toBe('month');
  });
});

describe('counts of days', () => {
  const days = new Map([
    ['2025-08-01', 2],
    ['2025-08-31', 3],
    ['2025-09-01', 5],
  ]);

  it('are those of their months', () => {
    expect([...inPeriods(days, 'month')]).toEqual([
      ['2025-08', 5],
      ['2025-09', 5],
    ]);
    expect([...inPeriods(days, 'day')]).toEqual([...days]);
  });

  it('are shown from the latest back, 36 at most', () => {
    expect(periodLines(days)).toEqual([
      { key: '2025-09-01', label: '2025-09-01', count: 5 },
      { key: '2025-08-31', label: '2025-08-31', count: 3 },
      { key: '2025-08-01', label: '2025-08-01', count: 2 },
    ]);
    const months = new Map(Array.from({ length: 40 }, (_, at) => [String(2_000 + at), 1] as const));
    expect(periodLines(months).map(({ key }) => key)).toEqual(
      Array.from({ length: 36 }, (_, at) => String(2_039 - at)),
    );
  });
});

describe('counts of parts', () => {
  const of = (counts: Record<string, number>) => new Map(Object.entries(counts));

  it('are added and taken off, and a key of which nothing is left is none', () => {
    const parts = [
      { sign: 1, counts: { nation: of({ FR: 2, DE: 1 }), media: of({ 3: 1 }) } },
      { sign: 1, counts: { nation: of({ FR: 3, JP: 1 }) } },
      { sign: -1, counts: { nation: of({ FR: 1, DE: 1 }) } },
    ] as const;
    expect(addedUp(parts, ['nation', 'period'])).toEqual({
      nation: of({ FR: 4, JP: 1 }),
      period: new Map(),
    });
  });

  it('are none to begin with', () => {
    expect(noCounts()).toEqual({
      nation: new Map(),
      media: new Map(),
      classification: new Map(),
      period: new Map(),
    });
  });
});
