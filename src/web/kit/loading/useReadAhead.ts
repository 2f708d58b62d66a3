import { useEffect } from 'react';

/**
 * Fetches a chunk that is wanted at a press before it: not with the screen, but when that stands and the browser has
 * nothing better to do. What fails here is fetched again at the press, and said there.
 */
export const useReadAhead = (load: () => Promise<unknown>): void =>
  useEffect(() => {
    // Safari knows no idleness: there it is fetched at the press
    if (!('requestIdleCallback' in window)) return undefined;
    const waiting = requestIdleCallback(() => void load().catch(() => {}));
    return () => cancelIdleCallback(waiting);
  }, [load]);
