import { dayStart, today } from '#contract/days.ts';

/** The moments at which the Korean day, month and year of `now` began. */
export const beginnings = (now = new Date()): { day: Date; month: Date; year: Date } => {
  const day = today(now);
  return {
    day: dayStart(day),
    month: dayStart(`${day.slice(0, 7)}-01`),
    year: dayStart(`${day.slice(0, 4)}-01-01`),
  };
};
