import { and, eq, inArray } from 'drizzle-orm';
import { boardPlaces } from '#contract/boards.ts';
import { invalid } from '#contract/validation.ts';
import { boardPost, menu } from '#generated/tables/index.ts';
import type { MenuPlace } from '#generated/types/menuCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { MenuRow } from '#server/kernel/access/menus.ts';
import { livingMenus, menusChanged } from '#server/kernel/access/menus.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { writing } from '#server/kernel/crud/lockRow.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { nextVersion } from '#server/kernel/crud/version.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import { moved, placeProblems, refDataProblems, treeProblems } from './menuProblems.ts';

/** Runs a write of the menus alone, and lets the new tree be read once it is committed. */
export const writingMenus = async <T>(catalogue: Catalogue, work: () => Promise<T>): Promise<T> => {
  const done = await writing(catalogue, entityOf(catalogue, 'menu'), work);
  menusChanged();
  return done;
};

export const storedMenu = async (menuId: unknown) => {
  if (typeof menuId !== 'number' || !Number.isSafeInteger(menuId)) return undefined;
  const [found] = await db().select().from(menu).where(eq(menu.menuId, menuId));
  return found;
};

/** Posts whose menu would hold no board any more, or another one, would be lost from sight. */
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

/** Looks at what was just written: a fault takes the whole write back. */
export const assertSound = async (
  after: Row,
  before: { url: string | null; bsicYn: string } | undefined,
  was: readonly MenuRow[],
): Promise<void> => {
  const is = await livingMenus();
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
  writingMenus(catalogue, async () => {
    const was = await livingMenus();
    const record = await insertRecord(catalogue, entityOf(catalogue, 'menu'), caller, body);
    await assertSound(record, undefined, was);
    return record;
  });

export const updateMenu = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  writingMenus(catalogue, async () => {
    const before = await storedMenu((body as { menuId?: unknown } | null)?.menuId);
    const was = await livingMenus();
    const record = await updateRecord(catalogue, entityOf(catalogue, 'menu'), caller, body);
    await assertSound(record, before, was);
    return record;
  });

/** A menu that the product comes with, or that has others below it, stays. */
export const deleteMenu = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  writingMenus(catalogue, async () => {
    const was = await livingMenus();
    const deleted = await deleteRecord(catalogue, entityOf(catalogue, 'menu'), caller, body);
    const menuId = Number(deleted.menuId);
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
    await assertPostsStay(was, await livingMenus());
    return deleted;
  });

/** Puts menus in their places, all of them or none. A version is neither asked for nor failed on, but moves. */
export const orderMenus = (
  catalogue: Catalogue,
  caller: Caller | null,
  items: readonly MenuPlace[],
): Promise<void> =>
  writingMenus(catalogue, async () => {
    const rows = await livingMenus();
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
