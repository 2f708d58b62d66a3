/** In milliseconds, as all values here. */
export const pollInterval = 60_000;
/** The server sends something every 25 s; a stream silent for this long counts as dead. */
export const streamTimeoutMs = 60_000;
/**
 * A leader sends a message to the other tabs with every sign of the stream; the limit allows for throttled background
 * tabs.
 */
export const leaderTimeoutMs = 150_000;

const minDelayMs = 1_000;
const maxDelayMs = 60_000;

/**
 * Delay before the next connection attempt: doubled after each failure, up to a minute, with jitter, so that browsers
 * do not all reconnect in the second the server returns.
 * @param failures consecutive ones, at least 1
 * @param chance from 0 to 1
 */
export const retryDelay = (failures: number, chance: number): number =>
  Math.round(Math.min(maxDelayMs, minDelayMs * 2 ** (Math.max(1, failures) - 1)) * (0.5 + chance / 2));
