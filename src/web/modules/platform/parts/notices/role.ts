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

/** Role of a tab: leader, follower, or alone if the browser cannot share. */
export type Role = 'leader' | 'follower' | 'alone';

/** State by which a tab decides whether to poll for notices. */
export interface Situation {
  role: Role;
  /** The stream is connected. */
  isStreaming: boolean;
  /** The tab is visible. */
  isVisible: boolean;
  /** Milliseconds since the last message of the leader. */
  silence: number;
}

/**
 * True if the tab has to poll: the leader while no stream is connected; a tab that is alone, which has no stream, while
 * it is visible; a visible follower once the leader is silent.
 */
export const mustPoll = ({ role, isStreaming, isVisible, silence }: Situation): boolean => {
  if (role === 'leader') return !isStreaming;
  if (role === 'alone') return isVisible;
  return isVisible && silence > leaderTimeoutMs;
};

/** Sharing needs both; locks exist on https and localhost only. */
export const canShare = (browser: { locks: boolean; channel: boolean }): boolean =>
  browser.locks && browser.channel;
