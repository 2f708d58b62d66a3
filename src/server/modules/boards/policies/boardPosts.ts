import { and, eq, inArray, sql } from 'drizzle-orm';
import { boardMenuUrl } from '#contract/boards.ts';
import type { Access } from '#contract/entity.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import { boardPost, commonCode, menu } from '#generated/tables/index.ts';
import { type Caller, hasRight } from '#server/kernel/access/caller.ts';
import type { Policy, RecordWrite } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { type PostSourceOf, postTableOf, searchedBy } from '#server/modules/search/index.ts';
import { boardPlaceOf } from '../boardPlace.ts';
import { isAuthorOrAdministrator } from './posts.ts';

type BoardAccess = Extract<Access, `menu:${string}`>;

/** The menus with a board on which the caller has this right. */
export const boardMenusOpenTo = (caller: Caller, access: BoardAccess): number[] =>
  caller.menuIdsOf([boardMenuUrl]).filter((menuId) => hasRight(caller, menuId, access));

/** Whether the caller has this right in the menu of the post. */
export const mayInMenu = (caller: Caller, menuId: unknown, access: BoardAccess): boolean =>
  boardMenusOpenTo(caller, access).includes(menuId as number);

const mayChange = (caller: Caller, record: Record<string, unknown>): boolean =>
  mayInMenu(caller, record.menuId, 'menu:write') && isAuthorOrAdministrator(caller, record);

const isCodeOf = async (master: string | undefined, code: unknown): Promise<boolean> => {
  if (master === undefined) return false;
  const [found] = await db()
    .select({ cdId: commonCode.cdId })
    .from(commonCode)
    .where(and(eq(commonCode.cdId, String(code)), eq(commonCode.upCdId, master)));
  return found !== undefined;
};

const notHere = '이 게시판에는 분류를 둘 수 없습니다.';

const classProblems = async (
  { board, clsfCdId }: { board: string; clsfCdId?: string },
  { before, record: { pstClsfCd } }: RecordWrite,
): Promise<FormProblem[]> => {
  const isGiven = pstClsfCd !== null && pstClsfCd !== undefined;
  const isKept = isGiven && before?.pstClsfCd === pstClsfCd;
  // a board that was a triple one earlier: its posts keep their class
  if (board !== 'triple') return isGiven && !isKept ? [invalid('pstClsfCd', '분류', notHere)] : [];
  if (!isGiven) return [missing('pstClsfCd', '분류')];
  if (isKept || (await isCodeOf(clsfCdId, pstClsfCd))) return [];
  return [invalid('pstClsfCd', '분류', '이 게시판의 분류가 아닙니다. 분류를 다시 골라 주세요.')];
};

/** Posts of product pages and of boards made in the menus: the rights are those of the post's menu. */
export const boardPosts: Policy = {
  ...searchedBy('boardPost'),
  scope: (caller, { base }) => {
    const menus = caller ? boardMenusOpenTo(caller, 'menu:list') : [];
    return menus.length ? inArray(columnOf(base, 'menuId'), menus) : sql`false`;
  },
  menusOf: ({ menuUrl }) => (typeof menuUrl === 'string' ? [menuUrl] : []),
  mayUpdate: mayChange,
  mayDelete: mayChange,
  problems: async (write) => {
    const place = await boardPlaceOf(write.record.menuId);
    if (!place) return [invalid('menuId', '게시판', '이 메뉴는 글을 올릴 수 있는 게시판이 아닙니다.')];
    return classProblems(place, write);
  },
};

/** What the search finds of product pages and boards made in the menus, if the caller's address is allowed. */
export const searchedBoardPosts: PostSourceOf = (caller) => {
  const menus = caller.rights.ipYn === 'Y' ? boardMenusOpenTo(caller, 'menu:read') : [];
  if (menus.length === 0) return undefined;
  return {
    ...postTableOf('boardPost'),
    entity: 'boardPost',
    inMenu: eq(menu.menuId, boardPost.menuId),
    open: inArray(boardPost.menuId, menus),
  };
};
