import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKind } from '../kind/KindContext.tsx';
import { readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/**
 * The conditions that the address holds, and the way to change them. The router takes a moment to follow; what was
 * set is shown at once, or a pressed choice would spring back under the finger.
 */
export const useConditions = (
  today: string,
): [ArticleConditions, (next: ArticleConditions, quietly?: boolean) => void] => {
  const kind = useKind();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ from: string; to: string }>();
  if (ahead && ahead.from !== search) setAhead(undefined);

  // both the same until something changes: filters and rows are drawn anew only then
  const change = useCallback(
    (next: ArticleConditions, quietly = false): void => {
      const to = writeAddress(next);
      setAhead({ from: search, to });
      void navigate({ search: to }, { replace: quietly });
    },
    [search, navigate],
  );
  const shown = ahead?.from === search ? ahead.to : search;
  const conditions = useMemo(
    () => readAddress(new URLSearchParams(shown), today, kind),
    [shown, today, kind],
  );
  return [conditions, change];
};
