import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * A function that returns the address as it is now, for work after an await and for presses that follow one another
 * fast: the one that `useLocation` has rendered may be older, since the router renders as a transition.
 */
export const useCurrentLocation = (): (() => Location) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const rendered = useLocation();
  return useCallback(() => router?.state.location ?? rendered, [router, rendered]);
};

/** As `useCurrentLocation`, of the query alone. */
export const useCurrentSearch = (): (() => string) => {
  const current = useCurrentLocation();
  return useCallback(() => current().search, [current]);
};
