import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';
import { allMenus } from './allMenus.ts';
import { opensMenu } from './opensMenu.ts';

/** True if the user may register and edit in one of these menus: as an administrator, or with the write permission. */
export const hasWriteRight = (
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

/** True if one of these screens belongs to a menu that the user may open. */
export const opensScreen = (
  rights: AuthorizedInfo,
  menus: readonly MenuNode[],
  urls: readonly string[],
): boolean =>
  allMenus(menus).some(({ url, menuId }) => url !== null && urls.includes(url) && opensMenu(rights, menuId));
