import { useDeferredValue, useMemo } from 'react';

/** Which rows of a long list are drawn already. */
export interface FirstRows<T> {
  isDrawn: (row: T, place: number) => boolean;
  /** None is put off. */
  isWhole: boolean;
}

const none: readonly never[] = [];

/**
 * Draws those rows of a long list at once that fill the window, and those that have been drawn before. The others follow
 * while nobody waits, a few milliseconds at a time, so that the list shows and answers meanwhile.
 * @param count how many rows fill the window
 * @param idOf the same function each time
 * @param around the row from which somebody comes back to the list: it is in the window, wherever in it
 */
export const useFirstRows = <T, Id>(
  rows: readonly T[] | undefined,
  count: number,
  idOf: (row: T) => Id,
  around?: Id,
): FirstRows<T> => {
  // a list that begins with its rows has none drawn
  const drawn = useDeferredValue(rows, rows && none);
  const isWhole = drawn === rows;
  return useMemo(() => {
    const known = new Set(drawn?.map(idOf));
    const at = around === undefined ? -1 : (rows?.findIndex((row) => idOf(row) === around) ?? -1);
    const [from, to] = at < 0 ? [0, count] : [at - count, at + count];
    return { isDrawn: (row, place) => (place >= from && place < to) || known.has(idOf(row)), isWhole };
  }, [drawn, rows, isWhole, count, idOf, around]);
};
