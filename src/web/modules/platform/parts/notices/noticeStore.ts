import { create } from 'zustand';
import type { ListAnswer } from '#contract/list.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import { refreshSession } from '#web/client/http/refreshSession.ts';

interface NoticeState {
  /** Number of pending notices. */
  pending: number;
  /** Changes when saved searches may have found something new. */
  hits: number;
  /** The newest ones; null until the list is opened. */
  notices: readonly NoticeItem[] | null;
  hasFailed: boolean;
}

const nothing: NoticeState = { pending: 0, hits: 0, notices: null, hasFailed: false };

/** State of the bell in this tab. */
export const useNotices = create<NoticeState>(() => nothing);

export const clearNotices = (): void => useNotices.setState(nothing, true);

const shown = 20;

const fetchNotices = async (): Promise<ListAnswer<NoticeItem>> =>
  (await http.get<ListAnswer<NoticeItem>>('/notice-list', { params: { size: shown }, background: true }))
    .data;

/**
 * A request of the bell that the user triggered. Background requests of the bell do not renew the session, so that an
 * open screen does not keep it alive; a press does.
 */
export const byPerson = async <T>(call: () => Promise<T>): Promise<T> => {
  const sentAt = Date.now();
  try {
    return await call();
  } catch (failure) {
    if (!(failure instanceof HttpProblem && failure.status === 401)) throw failure;
    await refreshSession(sentAt, () => http.post('/login/refresh-token', {}));
    return call();
  }
};

/** Requests the number of pending notices in the background. @returns undefined after a failure */
export const countNotices = async (): Promise<number | undefined> => {
  try {
    return (await fetchNotices()).totalRecords;
  } catch {
    // polled again in a minute
    return undefined;
  }
};

/** Loads the notices for the opened list. */
export const loadNotices = async (): Promise<void> => {
  try {
    const { data, totalRecords } = await byPerson(fetchNotices);
    useNotices.setState({ notices: data, pending: totalRecords, hasFailed: false });
  } catch {
    useNotices.setState({ hasFailed: true });
  }
};
