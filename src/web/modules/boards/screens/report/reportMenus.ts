import { boardPlaces } from '#contract/boards.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import type { MenuNode } from '#contract/session.ts';

interface Option {
  value: string;
  label: string;
}

const flat = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((menu) => [menu, ...flat(menu.children)]);

/** The menus with reports, as the list names them; among menus of the same name each gets its parent's name. */
export const reportMenus = (tree: readonly MenuNode[]): Option[] => {
  const menus = flat(tree);
  const places = boardPlaces(menus);
  const sources = menus.filter(({ menuId, url }) => places.has(menuId) || url === briefingPath);
  const nameOf = (id: number | null) => menus.find(({ menuId }) => menuId === id)?.menuNm;
  return sources.map(({ menuId, menuNm, upMenuId }) => {
    const isAlone = sources.every((other) => other.menuId === menuId || other.menuNm !== menuNm);
    const above = isAlone ? undefined : nameOf(upMenuId);
    return { value: String(menuId), label: above ? `${menuNm} (${above})` : menuNm };
  });
};
