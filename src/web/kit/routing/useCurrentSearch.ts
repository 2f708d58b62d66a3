import { useCallback } from 'react';
import { useCurrentLocation } from './useCurrentLocation.ts';

/** As `useCurrentLocation`, of the query alone. */
export const useCurrentSearch = (): (() => string) => {
  const current = useCurrentLocation();
  return useCallback(() => current().search, [current]);
};
