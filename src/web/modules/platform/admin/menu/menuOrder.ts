import type { MenuNode } from '#contract/session.ts';

/** Position of a menu: its parent, and its order there. */
export interface MenuPlace {
  menuId: number;
  upMenuId: number | null;
  sortNo: number;
}

/** A target position: index among the other menus there, from 0. */
export interface Destination {
  upMenuId: number | null;
  index: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Maximum depth of the tree. */
export const maxDepth = 4;

const all = (tree: readonly MenuNode[]): MenuNode[] => tree.flatMap((menu) => [menu, ...all(menu.children)]);

export const menuIn = (tree: readonly MenuNode[], menuId: number | null): MenuNode | undefined =>
  all(tree).find((menu) => menu.menuId === menuId);

const childrenOf = (tree: readonly MenuNode[], upMenuId: number | null): readonly MenuNode[] =>
  upMenuId === null ? tree : (menuIn(tree, upMenuId)?.children ?? []);

const levels = (menu: MenuNode): number => 1 + Math.max(0, ...menu.children.map(levels));

/** True if the menu may be moved there: not below itself, and not beyond the maximum depth. */
export const mayStand = (tree: readonly MenuNode[], menuId: number, upMenuId: number | null): boolean => {
  const menu = menuIn(tree, menuId);
  if (!menu || all([menu]).some((one) => one.menuId === upMenuId)) return false;
  const above = upMenuId === null ? 0 : (menuIn(tree, upMenuId)?.depth ?? 0) + 1;
  return above + levels(menu) <= maxDepth;
};

const numbered = (menus: readonly MenuNode[], upMenuId: number | null): MenuPlace[] =>
  menus.map(({ menuId }, index) => ({ menuId, upMenuId, sortNo: index + 1 }));

/** New positions of all menus affected by a move: in the new and the old parent. */
export const placesAfter = (
  tree: readonly MenuNode[],
  menuId: number,
  { upMenuId, index }: Destination,
): MenuPlace[] => {
  const menu = menuIn(tree, menuId);
  if (!menu) return [];
  const others = childrenOf(tree, upMenuId).filter((one) => one.menuId !== menuId);
  const here = numbered(others.toSpliced(index, 0, menu), upMenuId);
  if (menu.upMenuId === upMenuId) return here;
  const left = childrenOf(tree, menu.upMenuId).filter((one) => one.menuId !== menuId);
  return [...here, ...numbered(left, menu.upMenuId)];
};

/** A step by keyboard: before or after a neighbour, below the menu before, or out to the parent's level. */
export const destinationOf = (tree: readonly MenuNode[], menuId: number, step: Step): Destination | null => {
  const menu = menuIn(tree, menuId);
  if (!menu) return null;
  const { upMenuId } = menu;
  const siblings = childrenOf(tree, upMenuId);
  const at = siblings.findIndex((one) => one.menuId === menuId);
  if (step === 'up') return at > 0 ? { upMenuId, index: at - 1 } : null;
  if (step === 'down') return at < siblings.length - 1 ? { upMenuId, index: at + 1 } : null;
  if (step === 'in') {
    const before = siblings[at - 1];
    if (!before || !mayStand(tree, menuId, before.menuId)) return null;
    return { upMenuId: before.menuId, index: before.children.length };
  }
  const parent = menuIn(tree, upMenuId);
  if (!parent) return null;
  const index = childrenOf(tree, parent.upMenuId).findIndex((one) => one.menuId === parent.menuId) + 1;
  return { upMenuId: parent.upMenuId, index };
};

/** The tree with its menus in new positions. */
export const moved = (tree: readonly MenuNode[], places: readonly MenuPlace[]): MenuNode[] => {
  const placeOf = new Map(places.map((place) => [place.menuId, place]));
  const flat = (menus: readonly MenuNode[]): MenuNode[] =>
    menus.flatMap((menu) => [menu, ...flat(menu.children)]);
  const menus = flat(tree).map((menu) => ({ ...menu, ...placeOf.get(menu.menuId) }));
  const below = (upMenuId: number | null, depth: number): MenuNode[] =>
    menus
      .filter((menu) => menu.upMenuId === upMenuId)
      .sort((a, b) => a.sortNo - b.sortNo || a.menuId - b.menuId)
      .map((menu) => ({ ...menu, depth, children: below(menu.menuId, depth + 1) }));
  return below(null, 0);
};

/** The current position of a menu, for screen readers. */
export const wordsOfPlace = (tree: readonly MenuNode[], menuId: number): string => {
  const menu = menuIn(tree, menuId);
  if (!menu) return '순서를 저장했습니다.';
  const siblings = childrenOf(tree, menu.upMenuId);
  const place = `${siblings.length}개 가운데 ${siblings.indexOf(menu) + 1}번째`;
  const parent = menuIn(tree, menu.upMenuId);
  return `${menu.menuNm} 메뉴를 ${parent ? `‘${parent.menuNm}’ 아래` : '맨 위 단계'} ${place}로 옮겼습니다.`;
};
