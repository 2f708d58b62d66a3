import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query says, now and whenever that changes. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  // where nothing is laid out there is no such question
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
};
