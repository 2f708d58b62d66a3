import type { AuthorizedInfo } from '#contract/session.ts';

/** Whether the person may open what stands in a menu: administrators everything, others what is theirs. */
export const opensMenu = (rights: AuthorizedInfo, menuId: number | undefined): boolean =>
  rights.mngrYn === 'Y' ||
  rights.authorizedMenuList.some((held) => held.menuId === menuId && held.authorizedYn === 'Y');
