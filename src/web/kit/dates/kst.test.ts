import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay, today } from '#contract/days.ts';
import { formatClock, formatDay, formatLogTime, formatTime } from './kst.ts';

describe('times in Korea', () => {
  it('writes day and time to the minute, and in logs as the specification does', () => {
    expect(formatTime('2026-03-09T09:00:33.120Z')).toBe('2026-03-09 18:00');
    expect(formatClock('2026-03-09T09:00:33Z')).toBe('18:00');
    expect(formatLogTime('2026-03-09T09:00:33.120Z')).toBe('2026-03-09 18:00:33');
  });

  it('knows that the day begins earlier in Korea, whatever offset the text has', () => {
    expect(formatDay('2026-12-31T15:00:00Z')).toBe('2027-01-01');
    expect(formatDay('2026-12-31T14:59:59.999Z')).toBe('2026-12-31');
    expect(formatDay('2027-01-01T03:00:00+13:00')).toBe('2026-12-31');
    expect(today(new Date('2026-02-28T15:00:00Z'))).toBe('2026-03-01');
  });

  it.each([null, undefined, '', 'soon'])('writes nothing for %s', (value) =>
    expect([formatTime(value), formatLogTime(value)]).toEqual(['', '']),
  );
});

describe('days', () => {
  it.each(['2026-02-28', '2024-02-29', '1999-12-31'])('%s is one', (day) => expect(isDay(day)).toBe(true));
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', '2026-01-01T00:00'])('%s is none', (day) =>
    expect(isDay(day)).toBe(false),
  );

  it('are counted with both ends, across months and leap days', () => {
    expect(daysBetween('2026-01-01', '2026-01-01')).toBe(1);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(3);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
