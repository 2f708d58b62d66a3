import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/client/session/allMenus.ts';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments of a path without its query, decoded as the router decodes them: /%61rticle is /article. */
export const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded);

export type ScreenKind = 'list' | 'detail' | 'regist';

/** The screen of a path: its menu and its kind. */
export interface MenuScreen {
  menu: MenuNode;
  kind: ScreenKind;
}

/** The kind of screen by the segments after its own address: none, Regist, or Detail and an id. Null: anything else. */
export const kindOfRest = (rest: readonly string[]): ScreenKind | null => {
  if (rest.length === 0) return 'list';
  if (rest.length === 1 && rest[0] === 'Regist') return 'regist';
  if (rest.length === 2 && rest[0] === 'Detail') return 'detail';
  return null;
};

const kindBelow = (menu: MenuNode, rest: readonly string[]): ScreenKind | null => {
  const direct = kindOfRest(rest);
  if (direct || menu.children.length > 0) return direct;
  // {menuUrl}/{category}/{subCategory}: pages that a leaf menu sorts into two levels
  return rest.length >= 2 ? kindOfRest(rest.slice(2)) : null;
};

/** The menu with the longest url of which the path is a screen; null if there is none. */
export const menuOfPath = (tree: readonly MenuNode[], path: string): MenuScreen | null => {
  const segments = segmentsOf(path);
  let found: MenuScreen | null = null;
  let longest = 0;
  for (const menu of allMenus(tree)) {
    const own = segmentsOf(menu.url ?? '');
    if (own.length <= longest || !own.every((segment, index) => segment === segments[index])) continue;
    const kind = kindBelow(menu, segments.slice(own.length));
    if (!kind) continue;
    found = { menu, kind };
    longest = own.length;
  }
  return found;
};
