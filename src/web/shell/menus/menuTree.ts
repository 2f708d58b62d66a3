import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/client/session/allMenus.ts';

const outsideTabs = ['admin', 'myPage', 'search', 'dashboard'];
export const adminCategory = 'admin';
const adminLandingFallback = '/admin/user/UserManage';

/** The first segment of a path or menu url; '' for the root. */
export const categoryOf = (path: string): string => path.split(/[?#]/)[0]?.split('/').find(Boolean) ?? '';

const inOrder = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.filter((menu) => menu.useYn === 'Y').toSorted((a, b) => a.sortNo - b.sortNo || a.menuId - b.menuId);

export const childrenOf = (menu: MenuNode): MenuNode[] => inOrder(menu.children);

/** Target of a menu: the first leaf url below it, else its own; null if there is none. */
export const defaultPath = (menu: MenuNode): string | null => {
  const children = childrenOf(menu);
  if (children.length === 0) return menu.url;
  for (const child of children) {
    const path = defaultPath(child);
    if (path) return path;
  }
  return null;
};

/** A heading without an address belongs to the category of the menus below it. */
const categoryOfMenu = (menu: MenuNode): string => categoryOf(menu.url ?? defaultPath(menu) ?? '');

/** The tabs of the header: depth-0 menus of user mode that have a target. */
export const headerTabs = (tree: readonly MenuNode[]): MenuNode[] =>
  inOrder(tree).filter(
    (menu) => menu.depth === 0 && !outsideTabs.includes(categoryOfMenu(menu)) && defaultPath(menu) !== null,
  );

/** The depth-0 menu of a category; null if the user has none in it. */
export const categoryMenu = (tree: readonly MenuNode[], category: string): MenuNode | null =>
  tree.find((menu) => menu.depth === 0 && categoryOfMenu(menu) === category) ?? null;

/** Content of the submenu on the left: the children of the path's category. */
export const sidebarOf = (tree: readonly MenuNode[], path: string): MenuNode[] => {
  const root = categoryMenu(tree, categoryOf(path));
  return root ? childrenOf(root) : [];
};

/** Target of the admin-mode button. */
export const adminLanding = (tree: readonly MenuNode[]): string => {
  const root = categoryMenu(tree, adminCategory);
  return (root && defaultPath(root)) ?? adminLandingFallback;
};

/** The first screen below a menu heading without a screen of its own, such as `/admin`; null for any other path. */
export const firstScreenBelow = (tree: readonly MenuNode[], path: string): string | null => {
  const [category = '', ...rest] = path.split('/').filter(Boolean);
  const heading =
    allMenus(tree).find(({ url, children }) => url === path && children.length > 0) ??
    (rest.length === 0 ? categoryMenu(tree, category) : null);
  const first = heading && defaultPath(heading);
  return first === path ? null : first;
};

/** The menus from depth 0 down to the given one; empty if it is not in the tree. */
export const trailOf = (tree: readonly MenuNode[], menuId: number): MenuNode[] => {
  for (const menu of tree) {
    if (menu.menuId === menuId) return [menu];
    const below = trailOf(menu.children, menuId);
    if (below.length > 0) return [menu, ...below];
  }
  return [];
};
