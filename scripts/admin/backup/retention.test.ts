import { describe, expect, it } from 'vitest';
import { backupName, momentIn, notNeeded, notNeededBeforeUpgrades } from './retention.ts';

const day = 24 * 3_600_000;
/** Two o'clock at night in Korea, every day up to this one. */
const daily = (days: number, newest = '2026-11-26T17:00:00Z'): Date[] =>
  Array.from({ length: days }, (_none, back) => new Date(Date.parse(newest) - back * day));
const keptOf = (moments: Date[]): string[] => {
  const gone = new Set(notNeeded(moments));
  return moments.filter((at) => !gone.has(at)).map((at) => at.toISOString().slice(0, 10));
};

describe('which backups are kept', () => {
  it('is all of a week', () => {
    expect(notNeeded(daily(7))).toEqual([]);
  });

  it('is seven days, four weeks and twelve months of two years of nights', () => {
    const kept = keptOf(daily(730));
    expect(kept.slice(0, 7)).toEqual(daily(7).map((at) => at.toISOString().slice(0, 10)));
    // Sunday night in Korea is the last of its week; 27 November is a Friday there
    expect(kept.slice(7, 9)).toEqual(['2026-11-14', '2026-11-07']);
    expect(kept.slice(9)).toEqual([
      ...['2026-10-30', '2026-09-29', '2026-08-30', '2026-07-30', '2026-06-29', '2026-05-30'],
      ...['2026-04-29', '2026-03-30', '2026-02-27', '2026-01-30', '2025-12-30'],
    ]);
  });

  it('is the newest of a day that has several', () => {
    const [first, second] = [new Date('2026-11-26T01:00:00Z'), new Date('2026-11-26T05:00:00Z')];
    expect(notNeeded([first, second])).toEqual([first]);
  });

  it('goes by the days of Korea', () => {
    expect(notNeeded([new Date('2026-11-26T14:59:00Z'), new Date('2026-11-26T15:01:00Z')])).toEqual([]);
  });

  it('is what there is after a long time without any, however old', () => {
    expect(notNeeded([new Date('2021-01-01T00:00:00Z')])).toEqual([]);
    expect(notNeeded([])).toEqual([]);
  });

  it('does not depend on the order in which they are found', () => {
    const all = daily(100);
    const byTime = (some: Date[]) => some.map(Number).toSorted((a, b) => a - b);
    expect(byTime(notNeeded(all.toReversed()))).toEqual(byTime(notNeeded(all)));
  });
});

it('of backups before upgrades the latest ten stay, whatever their days', () => {
  const moments = Array.from({ length: 12 }, (_, hour) => new Date(Date.UTC(2026, 10, 26, hour)));
  expect(notNeededBeforeUpgrades(moments).map((at) => at.getUTCHours())).toEqual([1, 0]);
});

describe('the name of a backup', () => {
  it.each([true, false])('says when it was made, sealed: %s', (isSealed) => {
    const at = new Date('2026-11-26T21:04:05.678Z');
    const name = backupName(at, isSealed);
    expect(name).toBe(`culture-press-20261126T210405Z.tar.zst${isSealed ? '.age' : ''}`);
    expect(momentIn(name)).toEqual(new Date('2026-11-26T21:04:05Z'));
  });

  it.each([
    'culture-press-20261399T210405Z.tar.zst',
    'culture-press-20261126T210405Z.tar',
    'notes.txt',
    '.culture-press-20261126T210405Z.tar.zst',
  ])('is none of %s', (name) => {
    expect(momentIn(name)).toBeUndefined();
  });
});
