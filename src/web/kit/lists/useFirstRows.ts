import { useDeferredValue, useMemo } from 'react';

/** The rows of a long list that are rendered already. */
export interface FirstRows<T> {
  isDrawn: (row: T, place: number) => boolean;
  /** True if no row is deferred. */
  isWhole: boolean;
}

const none: readonly never[] = [];

/**
 * Renders the rows of a long list that fill the window at once, together with those rendered before. The others follow
 * as a deferred render, a few milliseconds at a time, so that the list is visible and responsive meanwhile.
 * @param count number of rows that fill the window
 * @param idOf must be a stable function
 * @param around the row that the user returns to: it is within the window, at any position
 */
export const useFirstRows = <T, Id>(
  rows: readonly T[] | undefined,
  count: number,
  idOf: (row: T) => Id,
  around?: Id,
): FirstRows<T> => {
  // a list that mounts with its rows has none rendered yet
  const drawn = useDeferredValue(rows, rows && none);
  const isWhole = drawn === rows;
  return useMemo(() => {
    const known = new Set(drawn?.map(idOf));
    const at = around === undefined ? -1 : (rows?.findIndex((row) => idOf(row) === around) ?? -1);
    const [from, to] = at < 0 ? [0, count] : [at - count, at + count];
    return { isDrawn: (row, place) => (place >= from && place < to) || known.has(idOf(row)), isWhole };
  }, [drawn, rows, isWhole, count, idOf, around]);
};
