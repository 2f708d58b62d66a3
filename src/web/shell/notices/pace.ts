/** Milliseconds. */
export const pollInterval = 60_000;
/** A stream says something every 25 s; one that has been silent for so long is dead. */
export const streamTimeoutMs = 60_000;
/** A leader tells the other tabs that it is there with every sign of the stream; background tabs are slowed down. */
export const leaderTimeoutMs = 150_000;

const minDelayMs = 1_000;
const maxDelayMs = 60_000;

/**
 * How long to wait before the next try to connect: twice as long after each failure, up to a minute; spread, so that
 * not all browsers come back in the second in which the server does.
 * @param failures in a row, at least 1
 * @param chance from 0 to 1
 */
export const retryDelay = (failures: number, chance: number): number =>
  Math.round(Math.min(maxDelayMs, minDelayMs * 2 ** (Math.max(1, failures) - 1)) * (0.5 + chance / 2));
