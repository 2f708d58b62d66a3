/** Minutes within which a source registered with many others is visited for the first time. */
export const firstVisitWithin = 10;

/** First visits per minute of sources that were registered together. */
const firstVisitsPerMinute = 20;

/** Days without a new article after which a source counts as silent, unless its visits are less frequent. */
export const silentAfterDays = 7;

/** Minutes within which so many sources that were registered together are visited for the first time. */
export const firstVisitMinutes = (count: number): number =>
  Math.min(firstVisitWithin, Math.ceil(count / firstVisitsPerMinute));

/**
 * The first visit of a source among those that were registered together: soon, and within its interval.
 * @param interval minutes between two visits
 * @param random from 0 to 1
 * @param count the sources registered together; by default many
 */
export const firstVisit = (now: Date, interval: number, random: number, count = Infinity): Date =>
  new Date(now.getTime() + Math.min(interval, firstVisitMinutes(count)) * 60_000 * random);
