import { type BoardPlace, boardFacts, boardPlaces } from '#contract/boards.ts';
import type { MenuNode } from '#contract/session.ts';

/** A board whose posts belong to a menu, for its screens. */
export interface Board extends BoardPlace {
  /** Name and address of the menu with the posts. */
  name: string;
  url: string;
  /** The menu that names the board; its children are the categories. */
  root: MenuNode;
}

/** Result of looking up an address: a board, a redirect to one, or a board without categories. */
export type Found = { board: Board } | { to: string } | { empty: true };

const flat = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((menu) => [menu, ...flat(menu.children)]);

/** The address of a board, without the suffix of detail and registration pages. */
export const boardUrlOf = (pathname: string): string =>
  pathname.replace(/\/(?:Detail\/[^/]+|Regist)\/?$/, '').replace(/(?<=.)\/+$/, '');

/** The board at a menu address; null if there is none. */
export const boardAt = (menus: readonly MenuNode[], url: string): Found | null => {
  const all = flat(menus);
  const places = boardPlaces(all);
  const menu = all.find((one) => one.url === url);
  if (!menu) return null;
  const place = places.get(menu.menuId);
  const root = all.find(({ menuId }) => menuId === place?.rootId);
  if (place && root) return { board: { ...place, name: menu.menuNm, url, root } };
  const first = flat([menu]).find(({ menuId, url: address }) => address !== null && places.has(menuId));
  if (first?.url) return { to: first.url };
  return boardFacts(menu.refData) ? { empty: true } : null;
};
