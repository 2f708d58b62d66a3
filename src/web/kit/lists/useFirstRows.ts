import { useDeferredValue, useMemo } from 'react';

/** Which rows of a long list are drawn already. */
export interface FirstRows<T> {
  isDrawn: (row: T, place: number) => boolean;
  /** None is put off. */
  isWhole: boolean;
}

/**
 * Draws those rows of a long list at once that fill the window, and those that have been drawn before. The others follow
 * while nobody waits, a few milliseconds at a time, so that the list shows and answers meanwhile.
 * @param first how many rows are never put off
 * @param idOf the same function each time
 */
export const useFirstRows = <T, Id>(
  rows: readonly T[] | undefined,
  first: number,
  idOf: (row: T) => Id,
): FirstRows<T> => {
  const drawn = useDeferredValue(rows, undefined);
  const isWhole = drawn === rows;
  return useMemo(() => {
    const known = new Set(drawn?.map(idOf));
    return { isDrawn: (row, place) => place < first || known.has(idOf(row)), isWhole };
  }, [drawn, isWhole, first, idOf]);
};
