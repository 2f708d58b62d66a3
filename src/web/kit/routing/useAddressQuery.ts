import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensWithView } from '#web/client/views/savedViews.ts';
import { withoutAnyView, withSameView } from '#web/client/views/viewAddress.ts';

interface GoOptions {
  /** Replaces the history entry; an identical address always does. */
  quietly?: boolean;
  /** Stored in the history entry. */
  state?: unknown;
  /** Drops the open view from the address. */
  leavesView?: boolean;
}

export type GoTo = (to: string, options?: GoOptions) => void;

/**
 * The query of the address, and a function that changes it. The router updates with a delay; the new query is returned
 * at once, or a pressed choice would jump back for a moment.
 */
export const useAddressQuery = (): [string, GoTo] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ from: string; to: string }>();
  if (pending && pending.from !== search) setPending(undefined);
  /** The router's target before it is rendered: a second press may come earlier. */
  const going = useRef<string>(undefined);
  // obsolete once the address has changed
  useEffect(() => {
    going.current = undefined;
  }, [search]);
  const go = useCallback<GoTo>(
    (wanted, { quietly = false, state, leavesView = false } = {}) => {
      const opens = opensWithView(pathname);
      const to = leavesView ? withoutAnyView(wanted, opens) : withSameView(wanted, search, opens);
      if (going.current === to) return;
      if (to !== search) going.current = to;
      setPending({ from: search, to });
      void navigate({ search: to }, { replace: quietly || to === search, state });
    },
    [pathname, search, navigate],
  );
  return [pending?.from === search ? pending.to : search, go];
};
