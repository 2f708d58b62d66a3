/** Minutes within which a source registered with others is visited for the first time. */
export const firstVisitWithin = 10;

/** Days without a new article after which a source counts as silent, unless its visits are less frequent. */
export const silentAfterDays = 7;

/**
 * The first visit of a source among many that were registered together: soon, and within its interval.
 * @param interval minutes between two visits
 * @param random from 0 to 1
 */
export const firstVisit = (now: Date, interval: number, random: number): Date =>
  new Date(now.getTime() + Math.min(interval, firstVisitWithin) * 60_000 * random);
