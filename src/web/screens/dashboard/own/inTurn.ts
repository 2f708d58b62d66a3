let latest: Promise<unknown> = Promise.resolve();

/**
 * Asks one thing after the other: panels that come into view together would else ask all at once, and the embedded
 * database answers nobody else meanwhile. What is no longer wanted when its turn comes is not asked.
 */
export const inTurn = <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
  const asked = latest.then(() => {
    signal.throwIfAborted();
    return ask();
  });
  latest = asked.catch(() => {});
  return asked;
};
