import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';
import { allMenus } from './allMenus.ts';
import { opensMenu } from './opensMenu.ts';

/** Whether one of these screens stands in a menu that the person may open. */
export const opensScreen = (
  rights: AuthorizedInfo,
  menus: readonly MenuNode[],
  urls: readonly string[],
): boolean =>
  allMenus(menus).some(({ url, menuId }) => url !== null && urls.includes(url) && opensMenu(rights, menuId));
