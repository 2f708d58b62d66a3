type Pair = readonly [number, number];

/** Larger components keep their original pairs: connecting all to all would make too many. */
const maxComponentSize = 300;

/** Connected components of these pairs. */
const componentsOf = (pairs: readonly Pair[]): number[][] => {
  const components = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const [mine, theirs] = [components.get(one) ?? [one], components.get(other) ?? [other]];
    if (mine === theirs) continue;
    const [large, small] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs];
    large.push(...small);
    for (const id of large) components.set(id, large);
  }
  return [...new Set(components.values())];
};

/**
 * Connects each of the articles that users put together to every other one: if one of them is deleted or leaves the
 * window, the others stay together.
 */
export const tiedToAll = (together: readonly Pair[]): Pair[] => {
  const pairs: Pair[] = [];
  const tooLarge = new Set<number>();
  for (const component of componentsOf(together)) {
    if (component.length > maxComponentSize) for (const id of component) tooLarge.add(id);
    else
      for (const [place, one] of component.entries())
        for (const other of component.slice(place + 1)) pairs.push([one, other]);
  }
  return tooLarge.size === 0 ? pairs : [...pairs, ...together.filter(([one]) => tooLarge.has(one))];
};
