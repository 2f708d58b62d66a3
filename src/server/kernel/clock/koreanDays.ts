import Holidays from 'date-holidays';
import { addDays, dayOf, dayStart, today } from '#contract/days.ts';

/** Everything is in Korean time, which has no daylight saving. */
const dayMs = 86_400_000;
const minuteMs = 60_000;

const daysOfYears = new Map<string, ReadonlySet<string>>();

/** The lunar new year is three days around its first; the library begins them a day too late. */
const newYear = '설날';

const holidaysOf = (year: string): ReadonlySet<string> => {
  const known = daysOfYears.get(year);
  if (known) return known;
  const all = new Holidays('KR', { timezone: 'Asia/Seoul', types: ['public'] }).getHolidays(Number(year));
  const days = new Set(
    all.flatMap(({ name, start, end }) => {
      const late = name === newYear ? dayMs : 0;
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      return Array.from({ length }, (_, at) =>
        dayOf(new Date(start.getTime() - late + at * dayMs).toISOString()),
      );
    }),
  );
  daysOfYears.set(year, days);
  return days;
};

/** Whether a Korean day is a public holiday or its substitute. */
export const isHoliday = (day: string): boolean => holidaysOf(day.slice(0, 4)).has(day);

/** Weekday of a Korean day. 1: Monday, …, 7: Sunday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** '06:30' → minutes since midnight. */
export const minutesOf = (hm: string): number => {
  const [hours = 0, minutes = 0] = hm.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The time that is so many minutes after a Korean midnight. */
export const timeOf = (day: string, minutes: number): Date =>
  new Date(dayStart(day).getTime() + minutes * minuteMs);

/**
 * The first time after `now` at hh:mm on one of these weekdays.
 * @param weekdays 1 to 7, at least one
 * @param options.skipsHolidays whether public holidays are left out
 */
export const nextTimeOn = (
  weekdays: readonly number[],
  hm: string,
  now: Date,
  { skipsHolidays }: { skipsHolidays: boolean },
): Date => {
  for (let day = today(now); ; day = addDays(day, 1)) {
    const when = timeOf(day, minutesOf(hm));
    if (when > now && weekdays.includes(weekdayOf(day)) && !(skipsHolidays && isHoliday(day))) return when;
  }
};
