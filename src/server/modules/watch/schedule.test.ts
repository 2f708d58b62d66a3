import { describe, expect, it } from 'vitest';
import { isHoliday } from '#server/kernel/clock/koreanDays.ts';
import { nextTime, whenAllowed } from './schedule.ts';
import { type SettingsGiven, settingsOf } from './settings.ts';

const korean = (text: string) => new Date(`${text}:00+09:00`);
const next = (now: string, given: SettingsGiven, last?: string) =>
  nextTime(korean(now), settingsOf(given), last ? korean(last) : undefined);

describe('the next message', () => {
  it.each<[string, string, SettingsGiven, string, string?]>([
    ['at once', '2026-11-30T10:07', { freqCd: 'atOnce' }, '2026-11-30T10:07'],
    [
      'at once, five minutes after the last',
      '2026-11-30T10:07',
      { freqCd: 'atOnce' },
      '2026-11-30T10:09',
      '2026-11-30T10:04',
    ],
    ['of every hour', '2026-11-30T10:07', { freqCd: 'hourly' }, '2026-11-30T11:00'],
    ['of the day', '2026-11-30T08:29', { freqCd: 'daily', sndHm: '08:30' }, '2026-11-30T08:30'],
    ['of tomorrow', '2026-11-30T08:30', { freqCd: 'daily', sndHm: '08:30' }, '2026-12-01T08:30'],
    ['after a weekend', '2026-12-04T09:00', { freqCd: 'daily', sndHm: '08:30' }, '2026-12-07T08:30'],
    [
      'on a weekend',
      '2026-12-04T09:00',
      { freqCd: 'daily', sndHm: '08:30', wkndYn: 'Y' },
      '2026-12-05T08:30',
    ],
    ['after Christmas', '2026-12-24T09:00', { freqCd: 'daily', sndHm: '08:30' }, '2026-12-28T08:30'],
    [
      'on Christmas',
      '2026-12-24T09:00',
      { freqCd: 'daily', sndHm: '08:30', hldyYn: 'Y' },
      '2026-12-25T08:30',
    ],
    ['of the week', '2026-11-30T09:00', { freqCd: 'weekly', sndHm: '08:30', sndDy: 3 }, '2026-12-02T08:30'],
    [
      'after quiet hours',
      '2026-11-30T23:10',
      { freqCd: 'atOnce', quietBgngHm: '22:00', quietEndHm: '07:00' },
      '2026-12-01T07:00',
    ],
    [
      'after quiet hours that began the day before',
      '2026-12-01T03:00',
      { freqCd: 'hourly', quietBgngHm: '22:00', quietEndHm: '07:00' },
      '2026-12-01T07:00',
    ],
    [
      'after quiet hours and a weekend',
      '2026-12-04T23:10',
      { freqCd: 'atOnce', quietBgngHm: '22:00', quietEndHm: '07:00' },
      '2026-12-07T07:00',
    ],
    [
      'outside of quiet hours at noon',
      '2026-11-30T12:30',
      { freqCd: 'atOnce', quietBgngHm: '12:00', quietEndHm: '13:00' },
      '2026-11-30T13:00',
    ],
  ])('%s', (_name, now, given, expected, last) => expect(next(now, given, last)).toEqual(korean(expected)));

  it('knows lunar holidays and their substitutes', () => {
    // Seollal 2027 is on a Sunday: the days around it, and the Tuesday after
    const around = ['05', '06', '07', '08', '09', '10'].map((day) => isHoliday(`2027-02-${day}`));
    expect(around).toEqual([false, true, true, true, true, false]);
    expect(['15', '16', '17', '18', '19'].filter((day) => isHoliday(`2026-02-${day}`))).toEqual([
      '16',
      '17',
      '18',
    ]);
    expect(['23', '24', '25', '26', '27'].filter((day) => isHoliday(`2026-09-${day}`))).toEqual([
      '24',
      '25',
      '26',
    ]);
    expect(whenAllowed(korean('2026-09-25T09:00'), settingsOf({ wkndYn: 'Y' }))).not.toEqual(
      korean('2026-09-25T09:00'),
    );
  });
});
