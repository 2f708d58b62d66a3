/** What one batch may take of the time of everybody else, in milliseconds. */
const maxMs = 40;
const minSize = 10;
const maxSize = 500;

/** How many rows the first batch takes. */
export const firstSize = 20;

/** How many the next one takes, after one of `size` that took `took` milliseconds: never more than twice as many. */
export const nextSize = (size: number, took: number): number =>
  Math.round(Math.min(maxSize, Math.max(minSize, Math.min(size * 2, (size * maxMs) / Math.max(took, 1)))));

/** How long others have the database for themselves after it. */
export const pauseBetweenBatches = (took: number): number => Math.min(100, Math.max(10, took));
