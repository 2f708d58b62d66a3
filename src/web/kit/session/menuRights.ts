import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';
import { allMenus } from './allMenus.ts';
import { opensMenu } from './opensMenu.ts';

/** Whether the person may register and edit in one of these menus: administrators, and who holds the write right. */
export const holdsWriteRight = (
  rights: AuthorizedInfo,
  menus: readonly MenuNode[],
  urls: readonly string[],
): boolean =>
  rights.mngrYn === 'Y' ||
  allMenus(menus).some(
    ({ url, menuId }) =>
      url !== null &&
      urls.includes(url) &&
      rights.authorizedDetailList.some((detail) => detail.menuId === menuId && detail.wrtYn === 'Y'),
  );

/** Whether one of these screens stands in a menu that the person may open. */
export const opensScreen = (
  rights: AuthorizedInfo,
  menus: readonly MenuNode[],
  urls: readonly string[],
): boolean =>
  allMenus(menus).some(({ url, menuId }) => url !== null && urls.includes(url) && opensMenu(rights, menuId));
