import { type BoardPlace, boardPlaces } from '#contract/boards.ts';
import { currentMenus } from '#server/kernel/access/menus.ts';

/** The board of the menu, as the running transaction sees it; undefined if the menu has no active board. */
export const boardPlaceOf = async (menuId: unknown): Promise<BoardPlace | undefined> => {
  const menus = await currentMenus();
  return boardPlaces(menus.filter(({ useYn }) => useYn === 'Y')).get(menuId as number);
};
