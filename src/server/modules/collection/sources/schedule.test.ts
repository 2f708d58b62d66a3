import { describe, expect, it } from 'vitest';
import { nextVisit } from './schedule.ts';

const now = new Date('2026-11-20T00:00:00Z');
const minutesUntil = (at: Date): number => (at.getTime() - now.getTime()) / 60_000;
const next = (more: Partial<Parameters<typeof nextVisit>[0]>): number =>
  minutesUntil(nextVisit({ now, interval: 60, failures: 0, random: 0.5, ...more }));

describe('the next visit', () => {
  it('is an interval away, a tenth earlier or later', () => {
    expect(next({})).toBe(60);
    expect(next({ random: 0 })).toBe(54);
    expect(next({ random: 1 })).toBe(66);
  });

  it.each([
    [1, 60],
    [2, 120],
    [3, 240],
    [6, 1_440],
    [900, 1_440],
  ])('after %i failures in a row is %i minutes away', (failures, minutes) =>
    expect(next({ failures })).toBe(minutes),
  );

  it('of a source that is visited once a week is never sooner for its failures', () =>
    expect(next({ interval: 10_080, failures: 5 })).toBe(10_080));

  it('is not before the server wants it', () => {
    expect(next({ retryAfter: 7_200 })).toBe(120);
    expect(next({ retryAfter: 60 })).toBe(60);
  });
});
