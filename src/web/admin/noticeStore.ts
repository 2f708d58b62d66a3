import type { NotificationPayload } from 'react-admin';
import { create } from 'zustand';
import { onUserChange } from '#web/client/session/onUserChange.ts';

/** A notice from a screen that was left is shown on the next one if that opens within this time, in ms. */
const carriedFor = 4_000;

interface StoredNotice {
  notice: NotificationPayload;
  at: number;
  /** Distinguishes notices of the same text. */
  number: number;
}

/** Notices of `useNotify` that are not shown yet, from any screen. */
export const useNoticeStore = create<{ notices: readonly StoredNotice[] }>(() => ({ notices: [] }));

let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

/** Shows a notice after those that are waiting. */
export const addNotice = (notice: NotificationPayload): void =>
  useNoticeStore.setState(({ notices }) => ({
    notices: [...notices, { notice, at: Date.now(), number: nextNumber() }],
  }));

/** Removes the first notice. */
export const removeFirstNotice = (): void =>
  useNoticeStore.setState(({ notices }) => ({ notices: notices.slice(1) }));

// notices of one user must not be shown to the next
onUserChange(() => useNoticeStore.setState({ notices: [] }));

/** True if a notice from one time, in ms, is recent enough for a screen that was opened at another. */
export const isNews = (at: number, openedAt: number): boolean => openedAt - at < carriedFor;

/** Drops notices that are too old for a screen opened at `openedAt`. */
export const dropOldNotices = (openedAt: number): void =>
  useNoticeStore.setState(({ notices }) => ({ notices: notices.filter(({ at }) => isNews(at, openedAt)) }));
