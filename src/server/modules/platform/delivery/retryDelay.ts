/** Seconds until the next try, by the number of tries that failed. */
const delays = [10, 60, 5 * 60, 30 * 60, 2 * 3600];

/** @returns undefined when the message is given up */
export const retryDelay = (tries: number): number | undefined => delays[tries - 1];
