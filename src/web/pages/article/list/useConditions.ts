import { useState } from 'react';
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

  const change = (next: ArticleConditions, quietly = false): void => {
    const to = writeAddress(next);
    setAhead({ from: search, to });
    void navigate({ search: to }, { replace: quietly });
  };
  const shown = ahead?.from === search ? ahead.to : search;
  return [readAddress(new URLSearchParams(shown), today, kind), change];
};
