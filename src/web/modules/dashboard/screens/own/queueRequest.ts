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
