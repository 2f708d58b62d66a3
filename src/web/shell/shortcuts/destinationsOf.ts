import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/kit/session/allMenus.ts';
import { type Destination, destinations } from '#web/kit/shortcuts/registry.ts';
import { categoryMenu, categoryOf, defaultPath } from '../menus/menuTree.ts';

/** Where a destination leads for a person with these menus; null where they have none of it. */
export const addressOf = ({ url, free }: Destination, tree: readonly MenuNode[]): string | null => {
  if (free) return url;
  const menu = allMenus(tree).find((one) => one.url === url && one.useYn === 'Y');
  if (menu) return defaultPath(menu);
  // a whole category is named by its first segment
  const category = url.split('/').length === 2 ? categoryMenu(tree, categoryOf(url)) : null;
  return category && defaultPath(category);
};

/** The destinations that the person can reach. */
export const destinationsOf = (tree: readonly MenuNode[]): Destination[] =>
  destinations.filter((destination) => addressOf(destination, tree) !== null);
