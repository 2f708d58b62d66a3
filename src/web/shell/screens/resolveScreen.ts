import { boardFacts, boardMenuUrl } from '#contract/boards.ts';
import type { MenuNode } from '#contract/session.ts';
import { kindOfRest, menuOfPath, type ScreenKind, segmentsOf } from '../menus/menuOfPath.ts';
import { trailOf } from '../menus/menuTree.ts';
import { pathsOf, publicScreens, type Screen, signedInScreens } from './screens.ts';

export interface ResolvedScreen {
  screen: Screen;
  kind: ScreenKind;
  /** The matching path of the screen, in the router's syntax; the key under which pages are registered. */
  pattern: string;
  params: Record<string, string>;
}

const matchSegments = (
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const given = path[index];
    if (given === undefined) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = given;
    else if (segment !== given) return null;
  }
  return params;
};

const suffixOf: Record<ScreenKind, string> = { list: '', detail: '/Detail/:id', regist: '/Regist' };

const matchScreen = (screen: Screen, path: readonly string[]): ResolvedScreen | null => {
  const own = segmentsOf(screen.path);
  const params = matchSegments(own, path);
  const rest = path.slice(own.length);
  const kind = params && kindOfRest(rest);
  if (!params || !kind) return null;
  const pattern = screen.path + suffixOf[kind];
  if (!pathsOf(screen).includes(pattern)) return null;
  return {
    screen,
    kind,
    pattern,
    params: kind === 'detail' ? { ...params, id: rest[1] ?? '' } : params,
  };
};

const fixedScreens = [...publicScreens, ...signedInScreens.filter(({ path }) => path !== boardMenuUrl)];
const boardScreen = signedInScreens.find(({ path }) => path === boardMenuUrl);

/** True if the menu or one of its ancestors is a board. */
const isOfBoard = (menus: readonly MenuNode[], menu: MenuNode): boolean =>
  trailOf(menus, menu.menuId).some(({ refData }) => boardFacts(refData) !== null);

const matchBoard = (path: string, menus: readonly MenuNode[]): ResolvedScreen | null => {
  const found = menuOfPath(menus, path);
  if (!boardScreen || !found || !isOfBoard(menus, found.menu)) return null;
  const id = found.kind === 'detail' ? { id: segmentsOf(path).at(-1) ?? '' } : {};
  return {
    screen: boardScreen,
    kind: found.kind,
    pattern: boardMenuUrl + suffixOf[found.kind],
    params: id as Record<string, string>,
  };
};

/** The screen of a menu that is no fixed screen: a list of a module, or in administration the screens of a schema. */
const matchMenu = (path: string, menus: readonly MenuNode[]): ResolvedScreen | null => {
  const menu = menuOfPath(menus, path)?.menu;
  const url = menu?.url;
  if (!url || menu.children.length > 0 || fixedScreens.some((screen) => screen.path === url)) return null;
  const screen: Screen = url.startsWith('/admin/')
    ? { path: url, layout: 'admin', detail: true, regist: true }
    : { path: url, layout: 'category' };
  return matchScreen(screen, segmentsOf(path));
};

/**
 * The screen at a path (without query); null if there is none. Precedence: fixed addresses, patterns, boards that
 * administrators add as menus, other menus.
 */
export const resolveScreen = (path: string, menus: readonly MenuNode[]): ResolvedScreen | null => {
  const segments = segmentsOf(path);
  for (const screen of fixedScreens) {
    const match = matchScreen(screen, segments);
    if (match) return match;
  }
  return matchBoard(path, menus) ?? matchMenu(path, menus);
};
