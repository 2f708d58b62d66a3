import { expect, it } from 'vitest';
import { firstVisit, firstVisitMinutes } from './collecting.ts';

it('the first visits are within ten minutes, and not all at once', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const minutesUntil = (at: Date): number => (at.getTime() - now.getTime()) / 60_000;
  expect(minutesUntil(firstVisit(now, 60, 0))).toBe(0);
  expect(minutesUntil(firstVisit(now, 60, 1))).toBe(10);
  expect(minutesUntil(firstVisit(now, 5, 1))).toBe(5);
});

it('a few sources need not wait as long as many for their first visits', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect([1, 24, 200, 2681].map(firstVisitMinutes)).toEqual([1, 2, 10, 10]);
  expect(firstVisit(now, 60, 1, 24).getTime() - now.getTime()).toBe(2 * 60_000);
});
