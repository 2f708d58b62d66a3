import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/days.ts';
import { daysOutside, wholeMonths } from './months.ts';

describe('the whole months of a period', () => {
  it.each([
    ['2025-11-20', '2026-02-19', ['2025-12-01', '2026-01-01']],
    ['2025-12-01', '2026-01-31', ['2025-12-01', '2026-01-01']],
    ['2025-12-02', '2026-01-30', []],
    ['2024-02-01', '2024-02-29', ['2024-02-01']],
    ['2023-02-01', '2023-02-27', []],
    ['2026-03-05', '2026-03-05', []],
  ])('%s to %s', (startDate, endDate, months) => {
    expect(wholeMonths({ startDate, endDate })).toEqual(months);
  });

  it('leave the days before, between and after them', () => {
    const winter = { startDate: '2025-12-01', endDate: '2026-02-28' };
    expect(daysOutside(winter, ['2025-12-01', '2026-01-01', '2026-02-01'])).toEqual([]);
    expect(daysOutside(winter, ['2026-01-01'])).toEqual([
      { startDate: '2025-12-01', endDate: '2025-12-31' },
      { startDate: '2026-02-01', endDate: '2026-02-28' },
    ]);
    expect(daysOutside(winter, [])).toEqual([winter]);
  });

  it('cover every day once, together with the remaining days', () => {
    const every = (startDate: string, endDate: string): string[] => {
      const days: string[] = [];
      for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
      return days;
    };
    for (let length = 0; length < 120; length += 7)
      for (let first = 0; first < 62; first += 5) {
        const startDate = addDays('2023-12-15', first);
        const period = { startDate, endDate: addDays(startDate, length) };
        const whole = wholeMonths(period);
        for (const months of [whole, whole.slice(1), whole.filter((_month, place) => place % 2 === 1)]) {
          const ofMonths = months.flatMap((month) => {
            const days = every(month, addDays(month, 31));
            return days.filter((day) => day.slice(0, 7) === month.slice(0, 7));
          });
          const beside = daysOutside(period, months);
          const covered = [...ofMonths, ...beside.flatMap((one) => every(one.startDate, one.endDate))];
          expect(covered.toSorted()).toEqual(every(period.startDate, period.endDate));
          for (const [place, one] of beside.slice(1).entries())
            expect(addDays(beside[place]?.endDate ?? '', 1) < one.startDate).toBe(true);
        }
      }
  });
});
