import { expect, it } from 'vitest';
import { periodLabel, rangeOfKey } from './Facets.tsx';

it('months and days are called as people call them', () => {
  expect(['2026-11', '2026-11-03'].map(periodLabel)).toEqual(['2026년 11월', '11월 3일 (화)']);
});

it('a month is all of its days that have come and are asked for', () => {
  const range = (key: string, startDate = '', endDate = '') =>
    Object.values(rangeOfKey(key, '2026-11-22', { startDate, endDate }));
  expect([range('2024-02'), range('2026-11'), range('2026-11-03')]).toEqual([
    ['2024-02-01', '2024-02-29'],
    ['2026-11-01', '2026-11-22'],
    ['2026-11-03', '2026-11-03'],
  ]);
  expect([
    range('2026-03', '2026-03-15', '2026-06-10'),
    range('2026-06', '2026-03-15', '2026-06-10'),
    range('2026-04', '2026-03-15', '2026-06-10'),
  ]).toEqual([
    ['2026-03-15', '2026-03-31'],
    ['2026-06-01', '2026-06-10'],
    ['2026-04-01', '2026-04-30'],
  ]);
});
