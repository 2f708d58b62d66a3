import { leaderTimeoutMs } from './pace.ts';

/** What a tab does for the others: leads, follows, or stands alone where the browser cannot share. */
export type Role = 'leader' | 'follower' | 'alone';

/** What a tab knows when it asks itself whether it must look for notifications by itself. */
export interface Situation {
  role: Role;
  /** The stream stands. */
  isStreaming: boolean;
  /** Somebody sees this tab. */
  isVisible: boolean;
  /** ms since the leader was heard of. */
  silence: number;
}

/**
 * Whether the tab asks the server itself: the leader while no stream stands; a lone tab, which has none, while somebody
 * sees it; a follower that somebody sees, when the leader has fallen silent.
 */
export const mustPoll = ({ role, isStreaming, isVisible, silence }: Situation): boolean => {
  if (role === 'leader') return !isStreaming;
  if (role === 'alone') return isVisible;
  return isVisible && silence > leaderTimeoutMs;
};

/** Sharing needs both; locks are there only on https and on this machine. */
export const canShare = (browser: { locks: boolean; channel: boolean }): boolean =>
  browser.locks && browser.channel;
