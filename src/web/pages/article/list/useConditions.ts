import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '#web/shared/routing/useAddressQuery.ts';
import { useKind } from '../kind/KindContext.tsx';
import { readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** The conditions that the address holds, and the way to change them. */
export const useConditions = (
  today: string,
): [ArticleConditions, (next: ArticleConditions, quietly?: boolean) => void] => {
  const kind = useKind();
  const [shown, go] = useAddressQuery();
  // both the same until something changes: filters and rows are drawn anew only then
  const change = useCallback(
    (next: ArticleConditions, quietly = false): void => go(writeAddress(next), { quietly }),
    [go],
  );
  const conditions = useMemo(
    () => readAddress(new URLSearchParams(shown), today, kind),
    [shown, today, kind],
  );
  return [conditions, change];
};
