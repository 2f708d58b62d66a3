const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/**
 * The pages that a pager shows: the first, the last and those around the current one; null for a gap. Always the same
 * number of entries, so that the buttons do not move.
 * @param siblings pages on either side of the current one
 */
export const pagerItems = (page: number, count: number, siblings: number): (number | null)[] => {
  if (count <= siblings * 2 + 5) return range(1, count);
  const from = Math.max(Math.min(page - siblings, count - 2 * siblings - 2), 3);
  const to = Math.min(Math.max(page + siblings, 2 * siblings + 3), count - 2);
  return [1, from > 3 ? null : 2, ...range(from, to), to < count - 2 ? null : count - 1, count];
};
