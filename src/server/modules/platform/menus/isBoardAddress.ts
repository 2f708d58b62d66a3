import { boardFacts, boardPlaces } from '#contract/boards.ts';
import type { MenuRow } from '#server/kernel/access/menus.ts';

/**
 * Whether a path (without query) belongs to a board among the menus in use: the board itself, one of its categories, or
 * a detail or registration page of either.
 */
export const isBoardAddress = (menus: readonly MenuRow[], path: string): boolean => {
  const used = menus.filter(({ useYn }) => useYn === 'Y');
  const url = path.replace(/\/(?:Detail\/[^/]+|Regist)\/?$/, '').replace(/(?<=.)\/+$/, '');
  const menu = used.find((one) => one.url === url);
  if (!menu) return false;
  if (boardFacts(menu.refData)) return true;
  const above = new Map(used.map(({ menuId, upMenuId }) => [menuId, upMenuId]));
  return [...boardPlaces(used).values()].some(({ menuId, rootId }) => {
    for (let id: number | null = menuId; id !== null && id !== rootId; id = above.get(id) ?? null)
      if (id === menu.menuId) return true;
    return false;
  });
};
