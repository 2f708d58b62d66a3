/** A menu as far as its place in the tree goes. */
export interface Place {
  menuId: number;
  upMenuId: number | null;
}

/** A menu that an authority opens, or says that it does not. */
export interface MenuRow {
  menuId: number;
  authorizedYn?: 'Y' | 'N' | null;
}

/** Deeper than any tree of ours; a walk that is longer has found a circle. */
const maxDepth = 100;

/**
 * A right on a menu goes down to all menus below that nobody mentioned: each takes it from the nearest menu above that
 * was. Menus that were mentioned keep what was said of them.
 * @returns the rows that were sent, and those that follow from them
 */
export const cascade = (rows: readonly MenuRow[], places: readonly Place[]): MenuRow[] => {
  const mentioned = new Map(rows.map((row) => [row.menuId, row.authorizedYn ?? 'Y']));
  const above = new Map(places.map(({ menuId, upMenuId }) => [menuId, upMenuId]));
  const inherited = (menuId: number): 'Y' | 'N' => {
    let at = above.get(menuId) ?? null;
    for (let steps = 0; at !== null && steps < maxDepth; steps++) {
      const said = mentioned.get(at);
      if (said) return said;
      at = above.get(at) ?? null;
    }
    return 'N';
  };
  const followed = places.filter(({ menuId }) => !mentioned.has(menuId) && inherited(menuId) === 'Y');
  return [...rows, ...followed.map(({ menuId }) => ({ menuId, authorizedYn: 'Y' as const }))];
};
