import type { MenuNode } from '#contract/session.ts';

/** all: the menu and everything below it; some: part of it; none: nothing. */
export type Held = 'all' | 'some' | 'none';

/** Ids of the menu and of everything below it. */
export const branchOf = (menu: MenuNode): number[] => [menu.menuId, ...menu.children.flatMap(branchOf)];

/** A menu with others below it stands for them: it has no screen of its own that could be held alone. */
export const heldOf = (menu: MenuNode, held: ReadonlySet<number>): Held => {
  if (menu.children.length === 0) return held.has(menu.menuId) ? 'all' : 'none';
  const below = menu.children.map((child) => heldOf(child, held));
  if (below.every((one) => one === 'all')) return 'all';
  return below.every((one) => one === 'none') ? 'none' : 'some';
};

/** Giving or taking a menu does the same to all of its descendants. */
export const toggled = (menu: MenuNode, held: ReadonlySet<number>): Set<number> => {
  const branch = branchOf(menu);
  const isGiven = heldOf(menu, held) !== 'all';
  const rest = [...held].filter((menuId) => !branch.includes(menuId));
  return new Set(isGiven ? [...rest, ...branch] : rest);
};

/** The rights as they are stored: a menu above is held where all below it is. Ids that the tree lacks stay. */
export const storedIds = (tree: readonly MenuNode[], held: ReadonlySet<number>): number[] => {
  const known = new Set(tree.flatMap(branchOf));
  const inTree = (menu: MenuNode): number[] => [
    ...(heldOf(menu, held) === 'all' ? [menu.menuId] : []),
    ...menu.children.flatMap(inTree),
  ];
  return [...tree.flatMap(inTree), ...[...held].filter((menuId) => !known.has(menuId))];
};
