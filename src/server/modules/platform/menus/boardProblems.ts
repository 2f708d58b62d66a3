import { type BoardForm, boardFacts } from '#contract/boards.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { BoardCategory } from '#generated/types/menuCalls.ts';
import type { MenuRow } from '#server/kernel/access/menus.ts';

/** A board as an administrator submits it. */
export interface WantedBoard {
  menuId: number;
  board: BoardForm;
  view: string;
  categories: readonly BoardCategory[];
  /** Names of the third level. */
  classes: readonly string[];
}

const maxNameLength = 100;
const maxNames = 50;

const isUnfit = (name: string): boolean => name.trim() === '' || name.trim().length > maxNameLength;

const repeats = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.trim())).size < names.length;

const categoriesProblem = (message: string): FormProblem => invalid('categories', '분류', message);

const nameProblems = ({ categories, classes }: WantedBoard): FormProblem[] => {
  const groups = [
    categories.map(({ menuNm }) => menuNm),
    ...categories.map(({ children }) => children.map(({ menuNm }) => menuNm)),
  ];
  if ([...groups, classes].some((names) => names.length > maxNames))
    return [categoriesProblem(`한 단계에 ${maxNames}개까지 둘 수 있습니다.`)];
  if (groups.flat().some(isUnfit))
    return [categoriesProblem(`분류 이름은 1자에서 ${maxNameLength}자까지 적어 주세요.`)];
  if (groups.some(repeats)) return [categoriesProblem('같은 이름의 분류가 두 번 있습니다.')];
  if (classes.some(isUnfit) || repeats(classes))
    return [invalid('classes', '세부 분류', '세부 분류의 이름이 비었거나 두 번 있습니다.')];
  return [];
};

/** Whether a category refers to a menu that is not at the given place. */
const isMisplaced = (rows: readonly MenuRow[], { menuId, categories }: WantedBoard): boolean => {
  const upOf = new Map(rows.map((row) => [row.menuId, row.upMenuId]));
  // a category that does not exist yet has no children
  const stands = (id: number | null, above: number | null) =>
    id === null || (above !== null && upOf.get(id) === above);
  return categories.some(
    (category) =>
      !stands(category.menuId, menuId) ||
      category.children.some((child) => !stands(child.menuId, category.menuId)),
  );
};

const menuProblem = (message: string): FormProblem => invalid('menuId', '메뉴', message);

/** Why this menu cannot become such a board. */
export const boardProblems = (
  rows: readonly MenuRow[],
  stored: MenuRow & { bsicYn: string },
  wanted: WantedBoard,
): FormProblem[] => {
  const before = boardFacts(stored.refData);
  const isOurScreen = stored.bsicYn === 'Y';
  if (isOurScreen && before?.board !== wanted.board)
    return [
      menuProblem('기본 메뉴는 게시판으로 바꾸거나 그 종류를 바꿀 수 없습니다. 새 메뉴를 등록해 주세요.'),
    ];
  if (stored.url === null)
    return [
      menuProblem('주소가 없는 메뉴입니다. 게시판의 주소를 먼저 적어 주세요. 예: /communication/Library'),
    ];
  if (stored.url.startsWith('/admin')) return [menuProblem('관리자 화면 아래에는 게시판을 둘 수 없습니다.')];
  const names = nameProblems(wanted);
  if (names.length) return names;
  if (isMisplaced(rows, wanted))
    return [categoriesProblem('그사이 메뉴가 바뀌었습니다. 화면을 새로 고친 뒤 다시 저장해 주세요.')];
  if (wanted.board === 'product')
    return wanted.categories.length ? [categoriesProblem('기본형 게시판에는 분류를 둘 수 없습니다.')] : [];
  const isBare = wanted.categories.length === 0 || wanted.categories.some(({ children }) => !children.length);
  if (isBare)
    return [categoriesProblem('분류를 하나 이상 적고, 분류마다 하위 분류를 하나 이상 적어 주세요.')];
  if (wanted.board === 'triple' && wanted.classes.length === 0) return [missing('classes', '세부 분류')];
  return [];
};
