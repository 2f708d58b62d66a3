/** Days are Korean ones: yyyy-MM-dd at +09:00, which has no summer time. */
const dayLength = 86_400_000;

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

export const nextDayStart = (day: string): Date => new Date(dayStart(day).getTime() + dayLength);

/** Both ends included: one day to itself is 1. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayStart(to).getTime() - dayStart(from).getTime()) / dayLength) + 1;

/** Today in Korea. */
export const today = (now = new Date()): string =>
  new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
