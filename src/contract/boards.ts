import { isPicture } from './pictures.ts';
/** Stands for the address of any menu that holds the posts of a board: in schemas, in the authorisation and in the web's screens. */
export const boardMenuUrl = '{boardMenuUrl}';

export const boardForms = ['product', 'double', 'triple'] as const;
export const boardViews = ['table', 'cards', 'gallery'] as const;

/** product: posts lie in the menu itself; double and triple: in the menus two levels below, triple by a code too. */
export type BoardForm = (typeof boardForms)[number];
export type BoardView = (typeof boardViews)[number];

/** What the refData of a menu says of its board. */
export interface BoardFacts {
  board: BoardForm;
  view: BoardView;
  /** The name that the board gives to the kind of its posts; absent: made of the menu's number. */
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

/** The board that a menu's refData names; null where it names none. A view that nobody knows is a table. */
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

/** What menus of screens of their own say that they are. */
const ownScreens: readonly unknown[] = ['briefing'];

const codeLike = /^[A-Z0-9_]{1,50}$/;

/** What is wrong with refData that names a board, in a sentence; undefined: nothing, or no board. */
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

/** The columns of a menu from which the places of boards follow. */
export interface PlacedMenu {
  menuId: number;
  upMenuId: number | null;
  refData: string | null;
}

/** A menu that holds posts. */
export interface BoardPlace extends BoardFacts {
  menuId: number;
  /** The menu whose refData names the board. */
  rootId: number;
  pstKndCd: string;
}

/** Levels of menus between a board and its posts. */
const levelsOf: Record<BoardForm, number> = { product: 0, double: 2, triple: 2 };

/** The nearest menu at or above this one that names a board, and how many levels above it is. */
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

/** Every menu that holds posts of a board, by its number. */
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

/** The picture that stands for a post in lists: the one of this name, else the first. */
export const coverOf = <T extends { orgnlFileNm: string; fileExtn: string }>(
  files: readonly T[],
  named: string | null | undefined,
): T | undefined => {
  const found = files.filter(({ fileExtn }) => isPicture(fileExtn));
  return found.find(({ orgnlFileNm }) => orgnlFileNm === named) ?? found[0];
};
