import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { addDays, daysBetween, isDay } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';

const [firstPeriod, ...longerPeriods] = conditionConstants.options.relativePeriod;

/** A relative period that ends today, the day before, everything, or a custom range of two days. */
export const periods = [firstPeriod, 'yesterday', ...longerPeriods, 'all', 'custom'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  day: '오늘',
  yesterday: '어제',
  week: '1주일',
  month: '1개월',
  year: '1년',
  all: '전체',
  custom: '직접입력',
};

/** Periods that end today, as choices. */
export const relativePeriodOptions = conditionConstants.options.relativePeriod.map((value) => ({
  value,
  label: periodLabels[value],
}));

const lengths = { day: 1, week: 7, month: constants.dateRangeDefaultDays, year: 365 } as const;

/** Two days `yyyy-MM-dd`, both included; an empty one is an open end. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** The days of a relative period; open at both ends for `all`. */
export const rangeOf = (period: Exclude<Period, 'custom'>, today: string): DayRange => {
  if (period === 'all') return { startDate: '', endDate: '' };
  if (period === 'yesterday') return { startDate: addDays(today, -1), endDate: addDays(today, -1) };
  return { startDate: addDays(today, 1 - lengths[period]), endDate: today };
};

/**
 * The change of a list's conditions when `period` is chosen while `before` is in force. A custom range begins with the
 * days that were shown, with a month if none were.
 */
export const periodChange = <P extends Period>(
  period: P,
  before: Period,
  today: string,
): { period: P } & DayRange => ({
  period,
  ...(period === 'custom'
    ? rangeOf(before === 'custom' || before === 'all' ? 'month' : before, today)
    : { startDate: '', endDate: '' }),
});

/**
 * The error message of a range; undefined if it is valid, or while one end is not a day: the field itself reports that.
 */
export const rangeProblem = (
  { startDate, endDate }: DayRange,
  maximum: string,
  limitDays: number = constants.dateRangeLimitDays,
): string | undefined => {
  if ([startDate, endDate].some((day) => day !== '' && !isDay(day))) return undefined;
  if (endDate > maximum || startDate > maximum) return messages.dateRange.beyondMax;
  if (!startDate || !endDate) return undefined;
  if (startDate > endDate) return messages.dateRange.reversed;
  return daysBetween(startDate, endDate) > limitDays
    ? fill(messages.dateRange.tooLong, { n: limitDays })
    : undefined;
};
