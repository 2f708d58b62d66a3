import { type BoardForm, type BoardView, boardFacts } from '#contract/boards.ts';
import type { MenuNode } from '#contract/session.ts';

/** A category being edited; stored ones have an id. */
export interface DraftCategory {
  key: string;
  menuId: number | null;
  menuNm: string;
  children: DraftCategory[];
}

/** A board being created or changed. */
export interface BoardDraft {
  board: BoardForm;
  view: BoardView;
  categories: DraftCategory[];
  /** Names of the third level to be added. */
  classes: { key: string; name: string }[];
}

let last = 0;

const newKey = (): string => {
  last += 1;
  return `new-${last}`;
};

export const newClass = () => ({ key: newKey(), name: '' });

export const newSubCategory = (): DraftCategory => ({
  key: newKey(),
  menuId: null,
  menuNm: '',
  children: [],
});

export const newCategory = (): DraftCategory => ({ ...newSubCategory(), children: [newSubCategory()] });

const stored = ({ menuId, menuNm, children }: MenuNode): DraftCategory => ({
  key: String(menuId),
  menuId,
  menuNm,
  children: children.map(stored),
});

/** Initial state of the dialog: the board as it is, or an empty one with a field for the first category. */
export const draftOf = (menu: MenuNode): BoardDraft => {
  const facts = boardFacts(menu.refData);
  const categories = menu.children.map(stored);
  return {
    board: facts?.board ?? 'product',
    view: facts?.view ?? 'table',
    categories: categories.length ? categories : [newCategory()],
    classes: facts?.clsfCdId ? [] : [newClass()],
  };
};

const isNamed = ({ menuNm }: DraftCategory): boolean => menuNm.trim() !== '';

const sentCategory = ({ menuId, menuNm }: DraftCategory) => ({ menuId, menuNm: menuNm.trim() });

/** The request body; empty fields are left out. */
export const sentBoard = (
  menuId: number,
  { board, view, categories, classes }: BoardDraft,
  kept: readonly string[],
) => ({
  menuId,
  board,
  view,
  categories:
    board === 'product'
      ? []
      : categories
          .filter((one) => one.menuId !== null || isNamed(one) || one.children.some(isNamed))
          .map((one) => ({
            ...sentCategory(one),
            children: one.children
              .filter((child) => child.menuId !== null || isNamed(child))
              .map(sentCategory),
          })),
  classes:
    board === 'triple'
      ? [
          ...kept,
          ...classes.map(({ name }) => name.trim()).filter((name) => name !== '' && !kept.includes(name)),
        ]
      : [],
});

/** The draft with one category, at any level, replaced. */
export const withCategory = (
  categories: readonly DraftCategory[],
  key: string,
  change: (category: DraftCategory) => DraftCategory | null,
): DraftCategory[] =>
  categories.flatMap((one) => {
    if (one.key === key) return change(one) ?? [];
    return [{ ...one, children: withCategory(one.children, key, change) }];
  });
