import { useCallback, useMemo } from 'react';
import { corrected } from '#web/shared/routing/corrected.ts';
import { useAddressQuery } from '#web/shared/routing/useAddressQuery.ts';
import { useCorrected } from '#web/shared/routing/useCorrected.ts';
import { useKind } from '../kind/KindContext.tsx';
import { readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** The conditions that the address holds, the way to change them, and what of the address could not be. */
export const useConditions = (
  today: string,
): [ArticleConditions, (next: ArticleConditions, quietly?: boolean) => void, readonly string[]] => {
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
  const notes = useCorrected(
    useMemo(
      () => corrected(new URLSearchParams(shown), conditions, writeAddress, { today }),
      [shown, conditions, today],
    ),
  );
  return [conditions, change, notes];
};
