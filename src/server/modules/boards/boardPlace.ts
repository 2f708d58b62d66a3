import { type BoardPlace, boardPlaces } from '#contract/boards.ts';
import { currentMenus } from '#server/kernel/access/menus.ts';

/** The board of the menu, as the running transaction sees it; undefined if the menu has no active board. */
export const boardPlaceOf = async (menuId: unknown): Promise<BoardPlace | undefined> => {
  const menus = await currentMenus();
  return boardPlaces(menus.filter(({ useYn }) => useYn === 'Y')).get(menuId as number);
};

/** The name of the board that these menus belong to; undefined for none or several. @param menuIds as in a query */
export const boardNameOf = async (menuIds: unknown): Promise<string | undefined> => {
  const menus = await currentMenus();
  const places = boardPlaces(menus);
  const roots = new Set([menuIds ?? []].flat().map((menuId) => places.get(Number(menuId))?.rootId));
  const [rootId] = roots;
  return roots.size === 1 ? (menus.find(({ menuId }) => menuId === rootId)?.menuNm ?? undefined) : undefined;
};
