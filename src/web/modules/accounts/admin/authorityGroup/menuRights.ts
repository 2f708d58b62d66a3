import type { MenuNode } from '#contract/session.ts';

/** all: the menu and everything below it; some: part of it; none: nothing. */
export type GrantState = 'all' | 'some' | 'none';

/** Ids of the menu and of everything below it. */
export const branchOf = (menu: MenuNode): number[] => [menu.menuId, ...menu.children.flatMap(branchOf)];

/** The state of a menu with sub-menus is that of these: it has no screen of its own to grant. */
export const grantStateOf = (menu: MenuNode, held: ReadonlySet<number>): GrantState => {
  if (menu.children.length === 0) return held.has(menu.menuId) ? 'all' : 'none';
  const below = menu.children.map((child) => grantStateOf(child, held));
  if (below.every((one) => one === 'all')) return 'all';
  return below.every((one) => one === 'none') ? 'none' : 'some';
};

/** Granting or revoking a menu does the same to all of its descendants. */
export const toggled = (menu: MenuNode, held: ReadonlySet<number>): Set<number> => {
  const branch = branchOf(menu);
  const isGiven = grantStateOf(menu, held) !== 'all';
  const rest = [...held].filter((menuId) => !branch.includes(menuId));
  return new Set(isGiven ? [...rest, ...branch] : rest);
};

/**
 * The permissions as stored: a parent menu is included if all menus below it are. Ids missing from the tree are kept.
 */
export const storedIds = (tree: readonly MenuNode[], held: ReadonlySet<number>): number[] => {
  const known = new Set(tree.flatMap(branchOf));
  const inTree = (menu: MenuNode): number[] => [
    ...(grantStateOf(menu, held) === 'all' ? [menu.menuId] : []),
    ...menu.children.flatMap(inTree),
  ];
  return [...tree.flatMap(inTree), ...[...held].filter((menuId) => !known.has(menuId))];
};
