const minute = 60_000;
const day = 24 * 60 * minute;

/** Each consecutive failure doubles the pause, up to a day. */
const maxPause = day;

export interface VisitTiming {
  now: Date;
  /** Minutes between two visits. */
  interval: number;
  /** Consecutive failures, including this visit; 0 after a success. */
  failures: number;
  /** Seconds from the server's Retry-After header. */
  retryAfter?: number | null;
  /** From 0 to 1; spreads sources that were registered together over their interval. */
  random: number;
}

/** Time of a source's next visit: the interval plus or minus a tenth, and longer after failures. */
export const nextVisit = ({ now, interval, failures, retryAfter, random }: VisitTiming): Date => {
  const intervalMs = interval * minute;
  const paused =
    failures > 1 ? Math.max(intervalMs, Math.min(maxPause, intervalMs * 2 ** (failures - 1))) : intervalMs;
  const spread = paused * (0.9 + 0.2 * random);
  return new Date(now.getTime() + Math.max(spread, (retryAfter ?? 0) * 1_000));
};
