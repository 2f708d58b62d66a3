import { random } from './random.ts';

/** A day in Korea, as days since 1970-01-01. */
export type Day = number;

export const dayMs = 86_400_000;
const koreaMs = 9 * 3_600_000;

export const dayOf = (moment: Date): Day => Math.floor((moment.getTime() + koreaMs) / dayMs);

/** The time at so many minutes after midnight in Korea. */
export const momentOf = (day: Day, minute: number): Date => new Date(day * dayMs - koreaMs + minute * 60_000);

export const isoDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** @param text yyyy-MM-dd */
export const dayFrom = (text: string): Day => Date.parse(text) / dayMs;

/** 0 is Sunday. */
const weekday = (day: Day): number => (day + 4) % 7;

/** Number of items on a usual day: fewer at weekends, with a slow variation over the year and some randomness. */
export const defaultCount = (day: Day, average: number, seed: string): number => {
  const chance = random(`${seed}/count/${day}`);
  const rhythm = [0.5, 1.1, 1.2, 1.2, 1.15, 1.05, 0.6][weekday(day)] ?? 1;
  const season = 1 + 0.15 * Math.sin((day / 365) * 2 * Math.PI);
  return Math.round(average * rhythm * season * (0.75 + 0.5 * chance.next()));
};

/** Minutes after midnight in the outlet's local time: mostly in the morning and before the evening. */
export const localMinute = (dice: number, second: number): number => {
  const [from, to] = dice < 0.45 ? [420, 720] : dice < 0.85 ? [780, 1200] : [0, 1439];
  return Math.floor(from + second * (to - from));
};
