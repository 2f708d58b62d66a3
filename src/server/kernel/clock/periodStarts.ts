import { dayStart, nextDayStart, today } from '#contract/days.ts';

/** Start of the Korean day, month and year of `now`, and start of the next day. */
export const periodStarts = (now = new Date()): Record<'day' | 'month' | 'year' | 'tomorrow', Date> => {
  const day = today(now);
  return {
    day: dayStart(day),
    month: dayStart(`${day.slice(0, 7)}-01`),
    year: dayStart(`${day.slice(0, 4)}-01-01`),
    tomorrow: nextDayStart(day),
  };
};
