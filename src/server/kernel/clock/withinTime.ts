/**
 * What `work` comes to, or what `late` says once the signal is aborted. The work goes on then, but nobody waits for it
 * any more, nor hears of its errors.
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

/** The same with a time in milliseconds, whose timer does not outlive the answer. */
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
