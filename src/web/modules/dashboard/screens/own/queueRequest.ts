import { useEffect } from 'react';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { serialQueue } from '#web/kit/async/serialQueue.ts';

const queue = serialQueue();

/**
 * Sends requests one at a time: panels that come into view together would otherwise send all at once, and meanwhile the
 * embedded database would serve nobody else. An aborted request is not sent.
 */
export const queueRequest = <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> =>
  queue(() => {
    signal.throwIfAborted();
    return ask();
  });

/** The user for whom it was reported already. */
let begunFor: string | undefined;

/**
 * Reports to the server that the user sees unread counts: without a list visit so far, items count as new from then on.
 */
export const useReportUnreadShown = (): void => {
  const userId = useSession(({ user }) => user?.user.userId);
  useEffect(() => {
    if (userId === undefined || begunFor === userId) return;
    begunFor = userId;
    const tell = () => write('PUT', '/update-article/visit', { itemKnd: 'dashboard' }, { quiet: true });
    queueRequest(new AbortController().signal, tell).catch(() => {
      begunFor = undefined;
    });
  }, [userId]);
};
