import { describe, expect, it } from 'vitest';
import { localTime } from './localTime.ts';

describe('time at the source', () => {
  it('is told where a country has one clock, with its summer time', () => {
    expect(localTime('2026-03-09T09:00:33Z', 'FR')).toBe('2026-03-09 10:00');
    expect(localTime('2026-07-09T09:00:33Z', 'FR')).toBe('2026-07-09 11:00');
    expect(localTime('2026-03-09T20:00:00Z', 'JP')).toBe('2026-03-10 05:00');
  });

  it('is not guessed where clocks differ', () => {
    expect(localTime('2026-03-09T09:00:33Z', 'US')).toBeUndefined();
    expect(localTime('2026-03-09T09:00:33Z', 'RU')).toBeUndefined();
  });

  it('is told by the offset of the outlet where clocks differ', () => {
    expect(localTime('2026-03-09T09:00:33Z', 'US', '-05:00')).toBe('2026-03-09 04:00');
    expect(localTime('2026-07-09T09:00:33Z', 'FR', '+01:00')).toBe('2026-07-09 11:00');
    expect(localTime('2026-03-09T23:00:00Z', null, '+05:30')).toBe('2026-03-10 04:30');
    expect(localTime('2026-03-09T09:00:33Z', 'US', 'KST')).toBeUndefined();
  });

  it.each([
    [null, 'FR'],
    ['2026-03-09T09:00:33Z', null],
    ['2026-03-09T09:00:33Z', '??'],
  ])('is not told for %s in %s', (iso, country) => expect(localTime(iso, country)).toBeUndefined());
});
