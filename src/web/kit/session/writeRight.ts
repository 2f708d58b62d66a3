import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';
import { allMenus } from './allMenus.ts';

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
