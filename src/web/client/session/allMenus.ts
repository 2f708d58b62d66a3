import type { MenuNode } from '#contract/session.ts';

/** Every menu of the tree. */
export const allMenus = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((menu) => [menu, ...allMenus(menu.children)]);
