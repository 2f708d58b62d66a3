/*
 * Limits of waiting find what hangs; none says how quick something has to be. A machine ten times slower than the one on
 * which they were chosen, or one that does much else, stays far below them.
 */

/** Milliseconds in which what a test waits for comes. */
export const eventMs = 150_000;

/** Milliseconds in which a test of `npm test`, or what prepares it, ends. */
export const testMs = 900_000;
