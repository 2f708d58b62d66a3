/** A menu with its place in the tree. */
export interface Place {
  menuId: number;
  upMenuId: number | null;
}

/** A menu that an authority opens or closes. */
export interface MenuRow {
  menuId: number;
  authorizedYn?: 'Y' | 'N' | null;
}

/** Deeper than any menu tree of the product; a longer walk indicates a cycle. */
const maxDepth = 100;

/**
 * A right on a menu applies to all menus below it without their own row: each inherits from the nearest menu above that
 * has one. Menus with a row keep it.
 * @returns the sent rows, and those derived from them
 */
export const cascade = (rows: readonly MenuRow[], places: readonly Place[]): MenuRow[] => {
  const mentioned = new Map(rows.map((row) => [row.menuId, row.authorizedYn ?? 'Y']));
  const above = new Map(places.map(({ menuId, upMenuId }) => [menuId, upMenuId]));
  const inherited = (menuId: number): 'Y' | 'N' => {
    let at = above.get(menuId) ?? null;
    for (let steps = 0; at !== null && steps < maxDepth; steps++) {
      const right = mentioned.get(at);
      if (right) return right;
      at = above.get(at) ?? null;
    }
    return 'N';
  };
  const followed = places.filter(({ menuId }) => !mentioned.has(menuId) && inherited(menuId) === 'Y');
  return [...rows, ...followed.map(({ menuId }) => ({ menuId, authorizedYn: 'Y' as const }))];
};
