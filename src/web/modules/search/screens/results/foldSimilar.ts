/** An item of a list, and later ones on the same issue. */
export interface Folded<Item> {
  item: Item;
  similar: Item[];
}

/** The items of a page in their order, those on the same issue below the first of them. */
export const foldSimilar = <Item extends { clusterId?: number | null }>(
  items: readonly Item[],
): Folded<Item>[] => {
  const firsts = new Map<number, Folded<Item>>();
  return items.flatMap((item) => {
    const first = item.clusterId ? firsts.get(item.clusterId) : undefined;
    if (first) {
      first.similar.push(item);
      return [];
    }
    const folded = { item, similar: [] };
    if (item.clusterId) firsts.set(item.clusterId, folded);
    return [folded];
  });
};
