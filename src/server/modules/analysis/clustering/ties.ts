type Pair = readonly [number, number];

/** Beyond so many, articles are tied as they were said to be: all to all would be too many pairs. */
const maxInKnot = 300;

/** Articles that hang together by these pairs. */
const knotsOf = (pairs: readonly Pair[]): number[][] => {
  const knots = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const [mine, theirs] = [knots.get(one) ?? [one], knots.get(other) ?? [other]];
    if (mine === theirs) continue;
    const [large, small] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs];
    large.push(...small);
    for (const id of large) knots.set(id, large);
  }
  return [...new Set(knots.values())];
};

/**
 * Each of the articles that people put together tied to each other one: whichever of them is deleted, or too old to be
 * looked at, the others stay together.
 */
export const tiedToAll = (together: readonly Pair[]): Pair[] => {
  const pairs: Pair[] = [];
  const asSaid = new Set<number>();
  for (const knot of knotsOf(together)) {
    if (knot.length > maxInKnot) for (const id of knot) asSaid.add(id);
    else
      for (const [place, one] of knot.entries())
        for (const other of knot.slice(place + 1)) pairs.push([one, other]);
  }
  return asSaid.size === 0 ? pairs : [...pairs, ...together.filter(([one]) => asSaid.has(one))];
};
