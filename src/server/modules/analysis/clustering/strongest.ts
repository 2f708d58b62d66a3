/**
 * The first `limit` elements of a list in an order, without sorting all of it; the result is unordered.
 * @param compare negative if the first argument goes before the second; never 0 for two elements
 */
export const strongest = (
  list: readonly number[],
  limit: number,
  compare: (one: number, other: number) => number,
): readonly number[] => {
  if (list.length <= limit) return list;
  // a heap with the last of the chosen elements on top
  const heap = list.slice(0, limit);
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      let last = at;
      for (const below of [2 * at + 1, 2 * at + 2])
        if (below < limit && compare(heap[below] as number, heap[last] as number) > 0) last = below;
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last] as number, heap[at] as number];
      at = last;
    }
  };
  for (let at = limit >> 1; at >= 0; at -= 1) sink(at);
  for (let at = limit; at < list.length; at += 1) {
    const one = list[at] as number;
    if (compare(one, heap[0] as number) >= 0) continue;
    heap[0] = one;
    sink(0);
  }
  return heap;
};
