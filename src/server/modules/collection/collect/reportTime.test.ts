import { describe, expect, it } from 'vitest';
import { reportTime } from './reportTime.ts';

const iso = (text: string, zone?: string): string | undefined => reportTime(text, zone)?.toISOString();

describe('a report time', () => {
  it('is read with its own zone', () => {
    expect(iso('2025-08-09T20:12:19+09:00')).toBe('2025-08-09T11:12:19.000Z');
    expect(iso('2025-08-09T20:12:19.5Z')).toBe('2025-08-09T20:12:19.500Z');
    expect(iso('Wed, 31 Jan 2018 20:15:15 GMT')).toBe('2018-01-31T20:15:15.000Z');
    expect(iso('Thu, 12 Nov 2015 21:16:39 +0000')).toBe('2015-11-12T21:16:39.000Z');
    expect(iso('1 Jan 04 19:48:21 EST')).toBe('2004-01-02T00:48:21.000Z');
    expect(iso('Mon, 02 March 2026 09:00 KST')).toBe('2026-03-02T00:00:00.000Z');
  });

  it('is read in the given zone where it names none, whatever the machine thinks', () => {
    expect(iso('2026-03-01 09:30', '+09:00')).toBe('2026-03-01T00:30:00.000Z');
    expect(iso('2026-03-01 09:30')).toBe('2026-03-01T09:30:00.000Z');
    expect(iso('2026.03.01 오후 3:20', '+09:00')).toBe('2026-03-01T06:20:00.000Z');
    expect(iso('2026-03-01', '+09:00')).toBe('2026-02-28T15:00:00.000Z');
    expect(iso('2026/03/01 오전 12:05', 'Z')).toBe('2026-03-01T00:05:00.000Z');
  });

  it('reads the months of other languages', () => {
    expect(iso('Seg, 24 Set 2018 19:42:40 -0300')).toBe('2018-09-24T22:42:40.000Z');
    expect(iso('mié, 14 ene 2026 10:00:00 +0100')).toBe('2026-01-14T09:00:00.000Z');
    expect(iso('Mi, 04 März 2026 10:00:00 +0100')).toBe('2026-03-04T09:00:00.000Z');
    expect(iso('ven., 05 juin 2026 10:00:00 +0200')).toBe('2026-06-05T08:00:00.000Z');
    expect(iso('dim., 05 juil. 2026 10:00:00 +0200')).toBe('2026-07-05T08:00:00.000Z');
    expect(iso('mar, 1 dicembre 2026 10:00:00 +0100')).toBe('2026-12-01T09:00:00.000Z');
  });

  it('is null for what is no moment', () => {
    const bad = [
      '',
      'soon',
      '2026-02-30',
      '2026-13-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '31 Foo 2026 10:00 GMT',
      '2026-03-01T25:00:00Z',
      '2026-03-01T10:00:00 Mars',
      '2026-03-01T10:00:00+99:00',
      // a gap that no time has; the parser must not backtrack from each of its positions
      `2026-03-01${' '.repeat(60_000)}KST`,
    ];
    for (const text of bad) expect(reportTime(text), text).toBeNull();
  });

  it('takes a leap second as the second before', () => {
    expect(iso('2016-12-31T23:59:60Z')).toBe('2016-12-31T23:59:59.000Z');
  });
});
