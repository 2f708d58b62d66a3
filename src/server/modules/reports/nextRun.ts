import type { reportTemplate } from '#generated/tables/index.ts';
import { nextTimeOn } from '#server/kernel/clock/koreanDays.ts';

export type Template = typeof reportTemplate.$inferSelect;

/** What decides when a template runs. */
export const timingNames = ['useYn', 'runDyCd', 'runHm', 'hldyYn'] as const;
export type Timing = Pick<Template, (typeof timingNames)[number]>;

const weekdaysOf: Readonly<Record<string, readonly number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  weekdays: [1, 2, 3, 4, 5],
};

/** When a template runs next after `now`; times on public holidays are left out unless it says otherwise. */
export const nextRunOf = ({ runDyCd, runHm, hldyYn }: Timing, now: Date): Date =>
  nextTimeOn(weekdaysOf[runDyCd] ?? [Number(runDyCd)], runHm, now, { skipsHolidays: hldyYn !== 'Y' });
