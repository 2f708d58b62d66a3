import { serialQueue } from '#web/kit/async/serialQueue.ts';

const queue = serialQueue();

/**
 * Asks one thing after the other: panels that come into view together would else ask all at once, and the embedded
 * database answers nobody else meanwhile. What is no longer wanted when its turn comes is not asked.
 */
export const inTurn = <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> =>
  queue(() => {
    signal.throwIfAborted();
    return ask();
  });
