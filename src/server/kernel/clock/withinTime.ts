/**
 * The result of `work`, or that of `late` once the signal is aborted. `work` then continues, but its result and its
 * errors are ignored.
 */
export const unlessAborted = async <T, Late>(
  work: Promise<T>,
  signal: AbortSignal,
  late: () => Late,
): Promise<T | Late> => {
  const ended = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([work, aborted.then(late)]);
  } finally {
    ended.abort();
  }
};

/** `unlessAborted` with a timeout in milliseconds; its timer ends with the result. */
export const withinTime = async <T, Late>(
  work: Promise<T>,
  timeMs: number,
  late: () => Late,
): Promise<T | Late> => {
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), timeMs);
  try {
    return await unlessAborted(work, time.signal, late);
  } finally {
    clearTimeout(timer);
  }
};
