import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/client/session/allMenus.ts';
import { type Destination, destinations } from '#web/kit/shortcuts/registry.ts';
import { categoryMenu, categoryOf, defaultPath } from './menuTree.ts';

/** Address of a destination for a user with these menus; null if they lack it. */
export const addressOf = ({ url, free }: Destination, tree: readonly MenuNode[]): string | null => {
  if (free) return url;
  const menu = allMenus(tree).find((one) => one.url === url && one.useYn === 'Y');
  if (menu) return defaultPath(menu);
  // a single segment names a whole category
  const category = url.split('/').length === 2 ? categoryMenu(tree, categoryOf(url)) : null;
  return category && defaultPath(category);
};

/** The destinations that the user can open. */
export const destinationsOf = (tree: readonly MenuNode[]): Destination[] =>
  destinations.filter((destination) => addressOf(destination, tree) !== null);
