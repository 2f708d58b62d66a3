/** Days are Korean: yyyy-MM-dd at +09:00, without daylight saving time. */
const dayLength = 86_400_000;

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

export const nextDayStart = (day: string): Date => new Date(dayStart(day).getTime() + dayLength);

/** Both ends included: from a day to the same day is 1. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayStart(to).getTime() - dayStart(from).getTime()) / dayLength) + 1;

/** ISO time → its Korean day; empty for an invalid time. */
export const dayOf = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + 9 * 3_600_000).toISOString().slice(0, 10);
};

/** Today in Korea. */
export const today = (now = new Date()): string => dayOf(now.toISOString());

/** The day plus a number of days, which may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** The day this number of months earlier; in a shorter month its last day. */
export const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
};
