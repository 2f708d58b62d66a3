import type { AuthorizedInfo, MenuNode } from '#contract/session.ts';

/** Every menu of the tree. */
export const allMenus = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((menu) => [menu, ...allMenus(menu.children)]);

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
