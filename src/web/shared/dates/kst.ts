const kstAheadMs = 9 * 3_600_000;
const dayMs = 86_400_000;

/** Korea has had no summer time since 1988, so a fixed shift is right for every date that the product holds. */
const inKst = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + kstAheadMs).toISOString();
};

/** ISO time → its Korean day, `yyyy-MM-dd`; empty for what is no time. */
export const formatDay = (iso: string | null | undefined): string => inKst(iso ?? '').slice(0, 10);

/** ISO time → Korean time of day, `HH:mm:ss`; empty for what is no time. */
export const formatClock = (iso: string | null | undefined): string => inKst(iso ?? '').slice(11, 19);

/** ISO time → Korean day and time, `yyyy-MM-dd HH:mm:ss`; empty for what is no time. */
export const formatTime = (iso: string | null | undefined): string =>
  `${formatDay(iso)} ${formatClock(iso)}`.trim();

/** The day it is now in Korea, `yyyy-MM-dd`. */
export const todayInKst = (now: number = Date.now()): string => formatDay(new Date(now).toISOString());

/** Whether the text is a day of the calendar written as `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** `day` moved by a number of days, which may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from the first to the last day, both counted. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs) + 1;
