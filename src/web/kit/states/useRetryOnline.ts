import { useEffect } from 'react';

/** Calls this when the network is back. */
export const useRetryOnline = (retry: (() => void) | undefined): void => {
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
};
