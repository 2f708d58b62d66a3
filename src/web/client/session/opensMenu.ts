import type { AuthorizedInfo } from '#contract/session.ts';

/** True if the user may open the screens of a menu: administrators all, other users those they are authorized for. */
export const opensMenu = (rights: AuthorizedInfo, menuId: number | undefined): boolean =>
  rights.mngrYn === 'Y' ||
  rights.authorizedMenuList.some((held) => held.menuId === menuId && held.authorizedYn === 'Y');
