import { isPicture } from './pictures.ts';
/**
 * Placeholder for the url of any menu with the posts of a board: in schemas, in the authorisation and in the web's
 * screens.
 */
export const boardMenuUrl = '{boardMenuUrl}';

const boardForms = ['product', 'double', 'triple'] as const;
const boardViews = ['table', 'cards', 'gallery'] as const;

/**
 * product: posts belong to the menu itself; double and triple: to the menus two levels below, in a triple board also to
 * a code.
 */
export type BoardForm = (typeof boardForms)[number];
export type BoardView = (typeof boardViews)[number];

/** The board in the refData of a menu. */
export interface BoardFacts {
  board: BoardForm;
  view: BoardView;
  /** The board's code for the kind of its posts; absent: derived from the menu's id. */
  pstKndCd?: string;
  /** Master code of a triple board's third level. */
  clsfCdId?: string;
}

const isOneOf = <T extends string>(choices: readonly T[], value: unknown): value is T =>
  choices.includes(value as T);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const objectOf = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The board in a menu's refData; null if there is none. An unknown view counts as a table. */
export const boardFacts = (refData: string | null): BoardFacts | null => {
  const { board, view, pstKndCd, clsfCdId } = objectOf(refData);
  if (!isOneOf(boardForms, board)) return null;
  const kind = textOf(pstKndCd);
  const master = textOf(clsfCdId);
  return {
    board,
    view: isOneOf(boardViews, view) ? view : 'table',
    ...(kind && { pstKndCd: kind }),
    ...(master && { clsfCdId: master }),
  };
};

/** Values of `board` in menus that have their own screens. */
const ownScreens: readonly unknown[] = ['briefing'];

const codeLike = /^[A-Z0-9_]{1,50}$/;

/** Problem of refData with a board, as a sentence; undefined if it is valid or has no board. */
export const boardFault = (refData: string | null): string | undefined => {
  const given = objectOf(refData);
  if (!('board' in given) || ownScreens.includes(given.board)) return undefined;
  if (!isOneOf(boardForms, given.board))
    return '게시판 종류(board)는 product, double, triple 가운데 하나로 적어 주세요.';
  if (given.view !== undefined && !isOneOf(boardViews, given.view))
    return '목록 모양(view)은 table, cards, gallery 가운데 하나로 적어 주세요.';
  for (const name of ['pstKndCd', 'clsfCdId'] as const)
    if (given[name] !== undefined && !(typeof given[name] === 'string' && codeLike.test(given[name])))
      return `${name}는 영문 대문자, 숫자, _(언더바)로 적어 주세요.`;
  return undefined;
};

/** The columns of a menu that determine the menus of boards. */
export interface PlacedMenu {
  menuId: number;
  upMenuId: number | null;
  refData: string | null;
}

/** A menu with posts. */
export interface BoardPlace extends BoardFacts {
  menuId: number;
  /** The menu whose refData defines the board. */
  rootId: number;
  pstKndCd: string;
}

/** Levels of menus between a board and its posts. */
const levelsOf: Record<BoardForm, number> = { product: 0, double: 2, triple: 2 };

/** The nearest menu with a board, at or above this one, and the number of levels up to it. */
const rootOf = (
  menu: PlacedMenu,
  byId: ReadonlyMap<number, PlacedMenu>,
): { root: PlacedMenu; facts: BoardFacts; distance: number } | null => {
  let root: PlacedMenu | undefined = menu;
  for (let distance = 0; root && distance <= levelsOf.triple; distance++) {
    const facts = boardFacts(root.refData);
    if (facts) return { root, facts, distance };
    root = root.upMenuId === null ? undefined : byId.get(root.upMenuId);
  }
  return null;
};

/** Every menu with posts of a board, by menu id. */
export const boardPlaces = (menus: readonly PlacedMenu[]): Map<number, BoardPlace> => {
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]));
  const places = menus.flatMap((menu): [number, BoardPlace][] => {
    const found = rootOf(menu, byId);
    if (!found || found.distance !== levelsOf[found.facts.board]) return [];
    const { facts, root } = found;
    const pstKndCd = facts.pstKndCd ?? `MENU_${root.menuId}`;
    return [[menu.menuId, { ...facts, pstKndCd, menuId: menu.menuId, rootId: root.menuId }]];
  });
  return new Map(places);
};

/** The picture that represents a post in lists: the one with this name, else the first. */
export const coverOf = <T extends { orgnlFileNm: string; fileExtn: string }>(
  files: readonly T[],
  named: string | null | undefined,
): T | undefined => {
  const found = files.filter(({ fileExtn }) => isPicture(fileExtn));
  return found.find(({ orgnlFileNm }) => orgnlFileNm === named) ?? found[0];
};
