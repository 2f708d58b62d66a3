import { boardFault } from '#contract/boards.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { MenuNode, MenuPlace } from '#generated/types/menuCalls.ts';
import type { MenuRow } from '#server/kernel/access/menus.ts';
import { allowedTree, menuTree } from './menuTree.ts';

/** Levels that menus may have: a header tab and three below. */
const levels = 4;
const highestSortNo = 999_999;

/** The screen where a menu that was put out of use is put into use again. */
const menuScreen = '/admin/MenuManage';

const all = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

const parentProblem = (message: string): FormProblem => invalid('upMenuId', '상위 메뉴', message);

/** What is wrong with a tree as it would be: a circle, too many levels, or no way back to the menu screen. */
export const treeProblems = (rows: readonly MenuRow[]): FormProblem[] => {
  const tree = menuTree(rows);
  const nodes = all(tree);
  if (nodes.length < rows.length)
    return [parentProblem('상위 메뉴로 자신이나 하위 항목을 고를 수 없습니다.')];
  if (nodes.some(({ depth }) => depth >= levels))
    return [parentProblem(`메뉴는 ${levels}단계까지만 둘 수 있습니다. 더 위의 메뉴를 골라 주세요.`)];
  const isThere = (found: readonly MenuNode[]) => all(found).some(({ url }) => url === menuScreen);
  if (isThere(tree) && !isThere(allowedTree(tree, () => true))) {
    const message = '메뉴 관리 화면과 그 위의 메뉴는 미사용으로 바꿀 수 없습니다. 다시 켤 화면이 없어집니다.';
    return [invalid('useYn', '사용 여부', message)];
  }
  return [];
};

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
};

const notJson = '참조 정보는 {"board":"double"}처럼 중괄호로 묶은 JSON으로 적어 주세요.';

/** refData tells a screen what it shows: a JSON object or nothing; one that names a board names it rightly. */
export const refDataProblems = (refData: unknown): FormProblem[] => {
  if (typeof refData !== 'string') return [];
  const fault = isJsonObject(refData) ? boardFault(refData) : notJson;
  return fault ? [invalid('refData', '참조 정보', fault)] : [];
};

const placesProblem = (message: string): FormProblem => invalid('items', '메뉴의 자리', message);

/** Places that cannot be taken: of menus that are not there or named twice, below ones that are not there, out of range. */
export const placeProblems = (rows: readonly MenuRow[], items: readonly MenuPlace[]): FormProblem[] => {
  const known = new Set(rows.map(({ menuId }) => menuId));
  const isKnown = (menuId: number | null) => menuId === null || known.has(menuId);
  if (items.some(({ menuId, upMenuId }) => !isKnown(menuId) || !isKnown(upMenuId)))
    return [placesProblem('없는 메뉴가 있습니다. 화면을 새로 고친 뒤 다시 옮겨 주세요.')];
  if (new Set(items.map(({ menuId }) => menuId)).size < items.length)
    return [placesProblem('같은 메뉴가 두 번 있습니다.')];
  if (items.some(({ sortNo }) => sortNo < 0 || sortNo > highestSortNo))
    return [placesProblem(`정렬 순서는 0부터 ${highestSortNo}까지입니다.`)];
  return treeProblems(moved(rows, items)).map(({ message }) => placesProblem(message));
};

/** The rows with their new places. */
export const moved = (rows: readonly MenuRow[], items: readonly MenuPlace[]): MenuRow[] => {
  const places = new Map(items.map((item) => [item.menuId, item]));
  return rows.map((row) => ({ ...row, ...places.get(row.menuId) }));
};
