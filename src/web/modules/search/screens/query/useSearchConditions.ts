import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useOwnPageSize } from '#web/kit/lists/pageSizes.ts';
import { corrected, useCorrected } from '#web/kit/routing/corrected.ts';
import { freshStart, isFreshStart } from '#web/kit/routing/freshStart.ts';
import { useAddressQuery } from '#web/kit/routing/useAddressQuery.ts';
import {
  anyLength,
  readConditions,
  type SearchConditions,
  searchPath,
  writeConditions,
} from './searchConditions.ts';

/**
 * The conditions of the address, and a function that changes them. The last search is stored: opening the bare address
 * restores it.
 */
export const useSearchConditions = (today: string) => {
  const { search, state } = useLocation();
  const [shown, goTo] = useAddressQuery();
  const begins = isFreshStart(state);
  useEffect(() => {
    const kept = useSession.getState().commonSearch[searchPath];
    if (search === '' && !begins && typeof kept === 'string' && kept !== '') goTo(kept, { quietly: true });
    else
      useSession.setState(({ commonSearch }) => ({
        commonSearch: { ...commonSearch, [searchPath]: search },
      }));
  }, [search, begins, goTo]);
  const go = useCallback(
    (next: SearchConditions, quietly = false, { leavesView = false } = {}): void =>
      goTo(writeConditions(next), { quietly, leavesView, state: freshStart }),
    [goTo],
  );
  const ownSize = useOwnPageSize(searchPath);
  const conditions = useMemo(
    () => readConditions(new URLSearchParams(shown), today, ownSize),
    [shown, today, ownSize],
  );
  const notes = useCorrected(
    useMemo(
      () =>
        corrected(new URLSearchParams(shown), conditions, writeConditions, { today, limitDays: anyLength }),
      [shown, conditions, today],
    ),
  );
  return { conditions, go, notes };
};
