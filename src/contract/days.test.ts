import { describe, expect, it } from 'vitest';
import { addDays, dayOf, dayStart, daysBetween, isDay, monthsBefore, nextDayStart, today } from './days.ts';

describe('some months before a day', () => {
  it.each([
    ['2026-08-31', 6, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-03-01', 12, '2025-03-01'],
  ])('%s less %i is %s, the last day of a shorter month', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});

describe('a day', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));

  it.each([
    ['the 29th of a short February', '2026-02-29'],
    ['a month 13', '2026-13-01'],
    ['a day 0', '2026-01-00'],
    ['a month without its zero', '2026-1-01'],
    ['a year and a month', '2026-11'],
    ['a day and its hour', '2026-11-21T00'],
    ['a day behind something', '+2026-11-21'],
    ['a year of five digits', '12026-11-21'],
    ['nothing', ''],
  ])('is not %s', (_what, text) => expect(isDay(text)).toBe(false));

  it('begins at midnight in Korea, and ends when the next one begins', () => {
    expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
    expect(nextDayStart('2026-12-31').toISOString()).toBe('2026-12-31T15:00:00.000Z');
  });

  it('is that of Korea, wherever a moment is written down', () => {
    expect(dayOf('2026-11-21T14:59:59Z')).toBe('2026-11-21');
    expect(dayOf('2026-11-21T15:00:00Z')).toBe('2026-11-22');
    expect(dayOf('no time')).toBe('');
    expect(today(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
  });

  it('to itself is one, to the next two', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(1);
    expect(daysBetween('2026-11-21', '2026-11-22')).toBe(2);
    expect(daysBetween('2024-02-01', '2024-03-01')).toBe(30);
  });

  it('moves over the end of a month and back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});
