import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensWithView } from '../views/savedViews.ts';
import { withoutAnyView, withSameView } from '../views/viewAddress.ts';

interface GoOptions {
  /** In place of the address before, as it is where it is the same. */
  quietly?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** Without the view that is chosen. */
  leavesView?: boolean;
}

export type GoTo = (to: string, options?: GoOptions) => void;

/**
 * The query of the address, and the way to another. The router takes a moment to follow; what was set is shown at once,
 * or a pressed choice would spring back under the finger.
 */
export const useAddressQuery = (): [string, GoTo] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ from: string; to: string }>();
  if (ahead && ahead.from !== search) setAhead(undefined);
  /** Where the router is on its way to, before anything is drawn of it: a second press comes sooner. */
  const going = useRef<string>(undefined);
  // it is there as soon as the address is another
  useEffect(() => {
    going.current = undefined;
  }, [search]);
  const go = useCallback<GoTo>(
    (wanted, { quietly = false, state, leavesView = false } = {}) => {
      const opens = opensWithView(pathname);
      const to = leavesView ? withoutAnyView(wanted, opens) : withSameView(wanted, search, opens);
      if (going.current === to) return;
      if (to !== search) going.current = to;
      setAhead({ from: search, to });
      void navigate({ search: to }, { replace: quietly || to === search, state });
    },
    [pathname, search, navigate],
  );
  return [ahead?.from === search ? ahead.to : search, go];
};
