/** The items with the one at `from` moved to index `to` of the result; the same array if nothing moves. */
export const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};
