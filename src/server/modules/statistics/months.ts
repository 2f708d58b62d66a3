import { addDays, monthsBefore } from '#contract/days.ts';
import type { Period } from '#server/modules/search/index.ts';

/** The first day of the following month. */
export const nextMonth = (day: string): string => monthsBefore(`${day.slice(0, 7)}-01`, -1);

/** Months that lie entirely in the period, by their first days. */
export const wholeMonths = ({ startDate, endDate }: Period): string[] => {
  const months: string[] = [];
  let month = startDate.endsWith('-01') ? startDate : nextMonth(startDate);
  while (nextMonth(month) <= addDays(endDate, 1)) {
    months.push(month);
    month = nextMonth(month);
  }
  return months;
};

/** The days of a period without some of its whole months, in as few ranges as possible. */
export const daysOutside = ({ startDate, endDate }: Period, months: readonly string[]): Period[] => {
  const pieces: Period[] = [];
  let from = startDate;
  for (const month of months.toSorted()) {
    if (month > from) pieces.push({ startDate: from, endDate: addDays(month, -1) });
    from = nextMonth(month);
  }
  if (from <= endDate) pieces.push({ startDate: from, endDate });
  return pieces;
};
