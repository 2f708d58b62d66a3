import type { MenuNode } from '#generated/types/menuCalls.ts';
import type { MenuRow } from '#server/kernel/access/menus.ts';

const bySort = (a: MenuRow, b: MenuRow): number => (a.sortNo ?? 0) - (b.sortNo ?? 0) || a.menuId - b.menuId;

/** The rows as a tree, children in sort order; depth starts at 0. Rows whose parent is missing are left out. */
export const menuTree = (rows: readonly MenuRow[]): MenuNode[] => {
  const below = Map.groupBy([...rows].sort(bySort), (row) => row.upMenuId);
  const nodes = (parent: number | null, depth: number): MenuNode[] =>
    (below.get(parent) ?? []).map((row) => ({
      menuId: row.menuId,
      menuNm: row.menuNm ?? '',
      upMenuId: row.upMenuId,
      url: row.url,
      sortNo: row.sortNo ?? 0,
      rmrk: row.rmrk,
      useYn: row.useYn === 'Y' ? 'Y' : 'N',
      depth,
      refData: row.refData,
      children: nodes(row.menuId, depth + 1),
    }));
  return nodes(null, 0);
};

/** Only the allowed menus and their ancestors. */
export const allowedTree = (tree: readonly MenuNode[], isAllowed: (menuId: number) => boolean): MenuNode[] =>
  tree.flatMap((node) => {
    if (node.useYn !== 'Y') return [];
    const children = allowedTree(node.children, isAllowed);
    return children.length || (node.url !== null && isAllowed(node.menuId)) ? [{ ...node, children }] : [];
  });
