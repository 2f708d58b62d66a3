/** A row that may share a highlight with others. */
interface Clustered {
  articleId: number;
  clusterId?: number | null;
}

/** How many rows of the page are folded under a row, and whether they are shown. */
export interface Fold {
  clusterId: number;
  count: number;
  isOpen: boolean;
}

/**
 * The rows of a page with those of the same highlight placed after the first of them if it is in `opened`, else left
 * out. Other rows stay in place.
 */
export const folded = <T extends Clustered>(
  rows: readonly T[],
  opened: ReadonlySet<number>,
): { rows: T[]; folds: ReadonlyMap<number, Fold> } => {
  const others = new Map<number, T[]>();
  const firsts = rows.filter((row) => {
    if (!row.clusterId) return true;
    const known = others.get(row.clusterId);
    if (!known) others.set(row.clusterId, []);
    else known.push(row);
    return !known;
  });
  const folds = new Map<number, Fold>();
  const shown = firsts.flatMap((row) => {
    const hidden = (row.clusterId && others.get(row.clusterId)) || [];
    if (!row.clusterId || hidden.length === 0) return [row];
    const isOpen = opened.has(row.clusterId);
    folds.set(row.articleId, { clusterId: row.clusterId, count: hidden.length, isOpen });
    return isOpen ? [row, ...hidden] : [row];
  });
  return { rows: shown, folds };
};
