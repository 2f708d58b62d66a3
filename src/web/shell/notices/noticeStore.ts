import { create } from 'zustand';
import type { ListAnswer } from '#contract/list.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import { HttpProblem } from '#web/kit/http/HttpProblem.ts';
import { http } from '#web/kit/http/http.ts';
import { refreshSession } from '#web/kit/http/refreshSession.ts';

interface NoticeState {
  /** How many wait. */
  pending: number;
  /** The newest of them; null until the box was opened. */
  notices: readonly NoticeItem[] | null;
  hasFailed: boolean;
}

const nothing: NoticeState = { pending: 0, notices: null, hasFailed: false };

/** What the bell shows in this tab. */
export const useNotices = create<NoticeState>(() => nothing);

export const forgetNotices = (): void => useNotices.setState(nothing, true);

const shown = 20;

const fetchNotices = async (): Promise<ListAnswer<NoticeItem>> =>
  (await http.get<ListAnswer<NoticeItem>>('/notice-list', { params: { size: shown }, background: true }))
    .data;

/**
 * A call of the bell that a person makes by hand. The bell's calls renew no session by themselves, so that an open
 * screen does not keep one alive; a press does.
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

/** Asks how many wait, without showing that anybody asks. @returns undefined when no answer came */
export const countNotices = async (): Promise<number | undefined> => {
  try {
    return (await fetchNotices()).totalRecords;
  } catch {
    // asked again in a minute
    return undefined;
  }
};

/** Reads the list anew for the opened box. */
export const loadNotices = async (): Promise<void> => {
  try {
    const { data, totalRecords } = await byPerson(fetchNotices);
    useNotices.setState({ notices: data, pending: totalRecords, hasFailed: false });
  } catch {
    useNotices.setState({ hasFailed: true });
  }
};
