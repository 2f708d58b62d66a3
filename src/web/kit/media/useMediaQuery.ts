import { useCallback, useSyncExternalStore } from 'react';

/** True while the media query matches. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  // without layout (tests) there is no matchMedia
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
};
