import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * A function that returns the query of the address as it is now, for work after an await: the query that `useLocation`
 * has rendered may be older, since the router renders as a transition.
 */
export const useCurrentSearch = (): (() => string) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { search } = useLocation();
  return useCallback(() => router?.state.location.search ?? search, [router, search]);
};
