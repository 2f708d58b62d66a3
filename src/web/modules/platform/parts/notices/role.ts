import { leaderTimeoutMs } from './pace.ts';

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
