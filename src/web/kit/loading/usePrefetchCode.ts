import { useEffect } from 'react';

/**
 * Prefetches a chunk that a press will need: not with the screen, but once it is rendered and the browser is idle.
 * After a failure the press fetches it again, and reports errors.
 */
export const usePrefetchCode = (load: () => Promise<unknown>): void =>
  useEffect(() => {
    // Safari has no requestIdleCallback: there the press fetches it
    if (!('requestIdleCallback' in window)) return undefined;
    const waiting = requestIdleCallback(() => void load().catch(() => {}));
    return () => cancelIdleCallback(waiting);
  }, [load]);
