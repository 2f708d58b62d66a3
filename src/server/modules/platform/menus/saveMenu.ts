import { and, eq, inArray } from 'drizzle-orm';
import { boardFault, boardPlaces } from '#contract/boards.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { boardPost, menu } from '#generated/tables/index.ts';
import type { MenuNode, MenuPlace } from '#generated/types/menuCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { currentMenus, type MenuRow, menusChanged } from '#server/kernel/access/menus.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import { allowedTree, menuTree } from './menuTree.ts';

/** Maximum menu levels: a header tab and three below. */
const levels = 4;
const highestSortNo = 999_999;

/** The screen where a disabled menu can be enabled again. */
const menuScreen = '/admin/MenuManage';

const all = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

const parentProblem = (message: string): FormProblem => invalid('upMenuId', '상위 메뉴', message);

/** Problems of the resulting tree: a cycle, too many levels, or no way back to the menu screen. */
const treeProblems = (rows: readonly MenuRow[]): FormProblem[] => {
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

/** refData configures the screen of a menu: a JSON object or nothing; a board named in it must exist. */
const refDataProblems = (refData: unknown): FormProblem[] => {
  if (typeof refData !== 'string') return [];
  const fault = isJsonObject(refData) ? boardFault(refData) : notJson;
  return fault ? [invalid('refData', '참조 정보', fault)] : [];
};

const placesProblem = (message: string): FormProblem => invalid('items', '메뉴의 자리', message);

/** Invalid places: of unknown or repeated menus, below unknown ones, or out of range. */
const placeProblems = (rows: readonly MenuRow[], items: readonly MenuPlace[]): FormProblem[] => {
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
const moved = (rows: readonly MenuRow[], items: readonly MenuPlace[]): MenuRow[] => {
  const places = new Map(items.map((item) => [item.menuId, item]));
  return rows.map((row) => ({ ...row, ...places.get(row.menuId) }));
};

/** Serialises writes of the menus, and invalidates the cached tree after the commit. */
export const withMenuLock = async <T>(catalogue: Catalogue, work: () => Promise<T>): Promise<T> => {
  const done = await withWriteLocks(catalogue, entityOf(catalogue, 'menu'), work);
  menusChanged();
  return done;
};

export const storedMenu = async (menuId: unknown) => {
  if (typeof menuId !== 'number' || !Number.isSafeInteger(menuId)) return undefined;
  const [found] = await db().select().from(menu).where(eq(menu.menuId, menuId));
  return found;
};

/**
 * Refuses a change after which existing posts would no longer be found, because their menu has no board or another one.
 */
const assertPostsStay = async (was: readonly MenuRow[], is: readonly MenuRow[]): Promise<void> => {
  const [before, after] = [boardPlaces(was), boardPlaces(is)];
  const gone = [...before].filter(([menuId, { rootId }]) => after.get(menuId)?.rootId !== rootId);
  if (gone.length === 0) return;
  const [found] = await db()
    .select({ menuNm: menu.menuNm })
    .from(boardPost)
    .innerJoin(menu, eq(menu.menuId, boardPost.menuId))
    .where(
      and(
        inArray(
          boardPost.menuId,
          gone.map(([menuId]) => menuId),
        ),
        eq(boardPost.delYn, 'N'),
      ),
    )
    .limit(1);
  if (found)
    throw badRequest(
      `‘${found.menuNm ?? ''}’에 글이 있어 이 게시판을 옮기거나 없애거나 종류를 바꿀 수 없습니다. 쓰지 않으려면 미사용으로 바꿔 주세요.`,
    );
};

/** Checks the rows just written; an error rolls the write back. */
export const assertSound = async (
  after: Row,
  before: { url: string | null; bsicYn: string } | undefined,
  was: readonly MenuRow[],
): Promise<void> => {
  const is = await currentMenus();
  const keepsAddress = before?.bsicYn !== 'Y' || before.url === after.url;
  const message = '기본 메뉴의 주소는 바꿀 수 없습니다. 화면이 이 주소로 열립니다.';
  const problems = [
    ...(keepsAddress ? [] : [invalid('url', '주소', message)]),
    ...refDataProblems(after.refData),
    ...treeProblems(is),
  ];
  if (problems.length) throw validationFailure(problems);
  await assertPostsStay(was, is);
};

export const insertMenu = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  withMenuLock(catalogue, async () => {
    const was = await currentMenus();
    const record = await insertRecord(catalogue, entityOf(catalogue, 'menu'), caller, body);
    await assertSound(record, undefined, was);
    return record;
  });

export const updateMenu = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  withMenuLock(catalogue, async () => {
    const before = await storedMenu((body as { menuId?: unknown } | null)?.menuId);
    const was = await currentMenus();
    const record = await updateRecord(catalogue, entityOf(catalogue, 'menu'), caller, body);
    await assertSound(record, before, was);
    return record;
  });

/** Deletes a menu, except menus of the product and menus with children. */
export const deleteMenu = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
): Promise<{ menuId: number }> =>
  withMenuLock(catalogue, async () => {
    const was = await currentMenus();
    const deleted = await deleteRecord<{ menuId: number }>(
      catalogue,
      entityOf(catalogue, 'menu'),
      caller,
      body,
    );
    const { menuId } = deleted;
    if ((await storedMenu(menuId))?.bsicYn === 'Y')
      throw badRequest('기본 메뉴는 삭제할 수 없습니다. 쓰지 않으려면 미사용으로 바꿔 주세요.');
    const below = await db()
      .select({ menuId: menu.menuId })
      .from(menu)
      .where(and(eq(menu.upMenuId, menuId), eq(menu.delYn, 'N')))
      .limit(1);
    if (below.length)
      throw badRequest(
        '하위 메뉴가 있는 메뉴는 삭제할 수 없습니다. 하위 메뉴를 먼저 옮기거나 삭제해 주세요.',
      );
    await assertPostsStay(was, await currentMenus());
    return deleted;
  });

/** Moves menus, all or none. Versions are incremented but not checked. */
export const orderMenus = (
  catalogue: Catalogue,
  caller: Caller | null,
  items: readonly MenuPlace[],
): Promise<void> =>
  withMenuLock(catalogue, async () => {
    const rows = await currentMenus();
    const problems = placeProblems(rows, items);
    if (problems.length) throw validationFailure(problems);
    await assertPostsStay(rows, moved(rows, items));
    for (const [index, { menuId, upMenuId, sortNo }] of moved(rows, items).entries()) {
      const before = { upMenuId: rows[index]?.upMenuId ?? null, sortNo: rows[index]?.sortNo ?? 0 };
      const after = { upMenuId, sortNo: sortNo ?? 0 };
      const change = { kind: 'update' as const, key: menuId, caller, before, after };
      if (!(await writeHistory(entityOf(catalogue, 'menu'), change))) continue;
      const mdfrId = caller?.user.userId ?? 'SYSTEM';
      await db()
        .update(menu)
        .set({ ...after, mdfrId, mdfcnDt: nextVersion(menu.mdfcnDt) })
        .where(eq(menu.menuId, menuId));
    }
  });
