import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `quietly`: in place of the address before. `state`: kept with the entry of the history. */
export type GoTo = (to: string, options?: { quietly?: boolean; state?: unknown }) => void;

/**
 * The query of the address, and the way to another. The router takes a moment to follow; what was set is shown at once,
 * or a pressed choice would spring back under the finger.
 */
export const useAddressQuery = (): [string, GoTo] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ from: string; to: string }>();
  if (ahead && ahead.from !== search) setAhead(undefined);
  const go = useCallback<GoTo>(
    (to, { quietly = false, state } = {}) => {
      setAhead({ from: search, to });
      void navigate({ search: to }, { replace: quietly, state });
    },
    [search, navigate],
  );
  return [ahead?.from === search ? ahead.to : search, go];
};
