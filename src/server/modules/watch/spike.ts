import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/kernel/database/rows.ts';

const hourMs = 3_600_000;
const weeks = 8;
const days = 14;
/** Samples that a usual number needs. */
const minSamples = 3;
/** Time between two messages on an unusual number, in ms. */
const spikeGapMs = 6 * hourMs;

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/**
 * Whether a number is unusually large beside earlier ones: above their median by three times their median absolute
 * deviation (as a standard deviation), at least twice the median, and not below the minimum.
 * @returns the usual number; undefined if it is not unusual, or too little is known
 */
export const unusual = (now: number, earlier: readonly number[], minimum: number): number | undefined => {
  if (earlier.length < minSamples || now < minimum) return undefined;
  const usual = median(earlier);
  const deviation = 1.4826 * median(earlier.map((one) => Math.abs(one - usual)));
  return now > usual + 3 * Math.max(1, deviation) && now >= 2 * usual ? usual : undefined;
};

/** Hits per hour, counted back from `now`: the first number is of the last hour. */
export type Hours = readonly number[];

/** The last hour, and the same hour of the same weekday before; with few of those, of the days before. */
export const comparable = (hours: Hours, known = hours.length): { now: number; earlier: number[] } => {
  const at = (steps: number, every: number): number[] =>
    Array.from({ length: steps }, (_, step) => (step + 1) * every).flatMap((hour) =>
      hour < known ? [hours[hour] ?? 0] : [],
    );
  const byWeek = at(weeks, 7 * 24);
  return { now: hours[0] ?? 0, earlier: byWeek.length < minSamples ? at(days, 24) : byWeek };
};

const counted = z.object({ hour: z.coerce.number(), n: z.coerce.number() });

/** Hits of a search per hour before `now`, as far back as hits are kept. */
export const hoursOf = async (viewId: number, now: Date): Promise<Hours> => {
  const found = await rows(
    counted,
    sql`select floor(extract(epoch from ${now.toISOString()}::timestamptz - found_dt) / 3600)::int as hour, count(*)::int n
        from watch_hit where view_id = ${viewId} and found_dt <= ${now.toISOString()}::timestamptz group by 1`,
  );
  const hours = Array.from({ length: Math.max(0, ...found.map(({ hour }) => hour)) + 1 }, () => 0);
  for (const { hour, n } of found) hours[hour] = n;
  return hours;
};

/** Whether an unusual number may be told again. */
export const mayTellSpike = (last: Date | null, now: Date): boolean =>
  last === null || Math.abs(now.getTime() - last.getTime()) >= spikeGapMs;
