import type { NotificationPayload } from 'react-admin';
import { create } from 'zustand';
import { whenPersonLeaves } from '#web/kit/session/whenPersonLeaves.ts';

/** One that was said on a screen that has gone before anybody could read it is said on the next one, if that comes so soon, in ms. */
const carriedFor = 4_000;

interface SaidNotice {
  notice: NotificationPayload;
  at: number;
  /** Tells it from others, which may be the same words. */
  number: number;
}

/** What `useNotify` has said and nobody has seen yet, whichever screen said it. */
export const useNoticeStore = create<{ said: readonly SaidNotice[] }>(() => ({ said: [] }));

let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

export const addNotice = (notice: NotificationPayload): void =>
  useNoticeStore.setState(({ said }) => ({
    said: [...said, { notice, at: Date.now(), number: nextNumber() }],
  }));

/** Takes the first one out. */
export const takeNotice = (): void => useNoticeStore.setState(({ said }) => ({ said: said.slice(1) }));

// what one person was told is none of the next one's business
whenPersonLeaves(() => useNoticeStore.setState({ said: [] }));

/** Whether what was said at a time, in ms, is still news on a screen that was opened at another. */
export const isNews = (at: number, openedAt: number): boolean => openedAt - at < carriedFor;

/** Drops what is no news any more on a screen that was opened at `openedAt`. */
export const dropOldNotices = (openedAt: number): void =>
  useNoticeStore.setState(({ said }) => ({ said: said.filter(({ at }) => isNews(at, openedAt)) }));
