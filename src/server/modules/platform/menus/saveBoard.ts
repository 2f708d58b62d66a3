import { and, eq } from 'drizzle-orm';
import { boardFacts } from '#contract/boards.ts';
import { invalid } from '#contract/validation.ts';
import { authorityGroup, authorityMenu, commonCode } from '#generated/tables/index.ts';
import type { BoardCategory, BoardSubCategory } from '#generated/types/menuCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { currentMenus, type MenuRow } from '#server/kernel/access/menus.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { boardProblems, type WantedBoard } from './boardProblems.ts';
import { assertSound, storedMenu, withMenuLock } from './saveMenu.ts';

const speakable = /^[A-Za-z0-9_-]{1,40}$/;

/** Path segments reserved for pages of every board. */
const taken = new Set(['detail', 'regist']);

/**
 * An address below another for a menu of this name: the name if it is valid in an address, else a letter for the level
 * and the first free number.
 */
export const newAddress = (
  above: string,
  name: string,
  letter: string,
  known: ReadonlySet<string>,
): string => {
  const named = `${above}/${name}`;
  if (speakable.test(name) && !taken.has(name.toLowerCase()) && !known.has(named)) return named;
  for (let n = 1; ; n += 1) {
    const numbered = `${above}/${letter}${n}`;
    if (!known.has(numbered)) return numbered;
  }
};

/** The menus of an authority group, as recorded in its history. */
const openedBy = async (authrtId: number) =>
  db()
    .select({ menuId: authorityMenu.menuId, authorizedYn: authorityMenu.authorizedYn })
    .from(authorityMenu)
    .where(and(eq(authorityMenu.authrtId, authrtId), eq(authorityMenu.delYn, 'N')))
    .orderBy(authorityMenu.menuId);

/** Grants the rights of a menu to the new menus below it. No user is signed out: they gain menus and lose none. */
const inheritRights = async (
  catalogue: Catalogue,
  caller: Caller | null,
  above: number,
  menuIds: readonly number[],
): Promise<void> => {
  if (menuIds.length === 0) return;
  const who = caller?.user.userId ?? 'SYSTEM';
  const groups = await db()
    .select({ authrtId: authorityMenu.authrtId })
    .from(authorityMenu)
    .innerJoin(
      authorityGroup,
      and(eq(authorityGroup.authrtId, authorityMenu.authrtId), eq(authorityGroup.delYn, 'N')),
    )
    .where(
      and(eq(authorityMenu.menuId, above), eq(authorityMenu.authorizedYn, 'Y'), eq(authorityMenu.delYn, 'N')),
    );
  for (const { authrtId } of groups) {
    const before = { authorizedMenuList: await openedBy(authrtId) };
    await db()
      .insert(authorityMenu)
      .values(menuIds.map((menuId) => ({ authrtId, menuId, authorizedYn: 'Y', rgtrId: who, mdfrId: who })))
      .onConflictDoNothing();
    const after = { authorizedMenuList: await openedBy(authrtId) };
    const spec = entityOf(catalogue, 'authorityGroup');
    await writeHistory(spec, { kind: 'update', key: authrtId, caller, before, after });
    // the new version prevents a concurrently open form of the group from revoking them again
    await db()
      .update(authorityGroup)
      .set({ mdfrId: who, mdfcnDt: nextVersion(authorityGroup.mdfcnDt) })
      .where(eq(authorityGroup.authrtId, authrtId));
  }
  await invalidateRights();
};

/** Sorts behind the masters of the base data. */
const lastPlace = 999;

/**
 * The master code for the third level of a triple board, with these names as details; existing ones stay unchanged.
 * @returns the master's id
 */
const boardClasses = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { menuId, menuNm, clsfCdId }: { menuId: number; menuNm: string; clsfCdId?: string | undefined },
  names: readonly string[],
): Promise<string> => {
  const spec = entityOf(catalogue, 'commonCode');
  const insert = (code: object) => insertRecord(catalogue, spec, caller, { useYn: 'Y', ...code });
  const master = clsfCdId ?? `BOARD_${menuId}`;
  const [known] = await db()
    .select({ cdId: commonCode.cdId })
    .from(commonCode)
    .where(and(eq(commonCode.cdId, master), eq(commonCode.delYn, 'N')));
  if (!known) await insert({ cdId: master, cdNm: `${menuNm} 세부 분류`.slice(0, 100), sortNo: lastPlace });
  const details = await db()
    .select({ cdId: commonCode.cdId, cdNm: commonCode.cdNm, delYn: commonCode.delYn })
    .from(commonCode)
    .where(eq(commonCode.upCdId, master));
  const there = new Set(details.filter(({ delYn }) => delYn === 'N').map(({ cdNm }) => cdNm));
  const numbers = details.map(({ cdId }) => Number(cdId.slice(master.length + 1)));
  let next = Math.max(0, ...numbers.filter(Number.isSafeInteger));
  for (const name of names) {
    if (there.has(name)) continue;
    next += 1;
    const cdId = `${master}_${String(next).padStart(2, '0')}`;
    await insert({ cdId, upCdId: master, cdNm: name, sortNo: next });
  }
  return master;
};

interface Work {
  catalogue: Catalogue;
  caller: Caller | null;
  /** The menus before the change. */
  rows: readonly MenuRow[];
  known: Set<string>;
  /** Ids of the created menus. */
  made: number[];
}

const withoutAddress = (name: string) =>
  validationFailure([
    invalid(
      'categories',
      '분류',
      `‘${name}’ 메뉴에 주소가 없어 그 아래에 분류를 둘 수 없습니다. 메뉴의 주소를 먼저 적어 주세요.`,
    ),
  ]);

/** Renames a category if it exists, else creates it. @returns its id and address */
const settle = async (
  { catalogue, caller, rows, known, made }: Work,
  { menuId, menuNm }: Pick<BoardSubCategory, 'menuId' | 'menuNm'>,
  above: { menuId: number; url: string },
  { letter, sortNo }: { letter: string; sortNo: number },
): Promise<{ menuId: number; url: string }> => {
  const spec = entityOf(catalogue, 'menu');
  const name = menuNm.trim();
  // a retry after a lost response, or a concurrent change by another user: use the existing category
  const namesake = rows.find((row) => row.upMenuId === above.menuId && row.menuNm === name)?.menuId;
  const its = menuId ?? namesake;
  const stored = its === undefined ? undefined : await storedMenu(its);
  if (stored) {
    if (stored.url === null) throw withoutAddress(name);
    const { mdfcnDt } = stored;
    if (stored.menuNm !== name)
      await updateRecord(catalogue, spec, caller, {
        menuId: stored.menuId,
        mdfcnDt: mdfcnDt.toISOString(),
        menuNm: name,
      });
    return { menuId: stored.menuId, url: stored.url };
  }
  const url = newAddress(above.url, name, letter, known);
  known.add(url);
  const record = await insertRecord(catalogue, spec, caller, {
    menuNm: name,
    url,
    upMenuId: above.menuId,
    sortNo,
    useYn: 'Y',
  });
  made.push(record.menuId as number);
  return { menuId: record.menuId as number, url };
};

const settleAll = async (
  work: Work,
  root: { menuId: number; url: string },
  wanted: readonly BoardCategory[],
) => {
  for (const [index, category] of wanted.entries()) {
    const place = { letter: 'c', sortNo: index + 1 };
    const above = await settle(work, category, root, place);
    for (const [at, child] of category.children.entries())
      await settle(work, child, above, { letter: 's', sortNo: at + 1 });
  }
};

/**
 * Turns a menu into a board with its categories, or changes one; all or nothing. New categories inherit the rights of
 * the board. @throws Failure 404 for an unknown menu, 400 with the reasons why it cannot be such a board
 */
export const saveBoard = (catalogue: Catalogue, caller: Caller | null, given: WantedBoard): Promise<void> =>
  withMenuLock(catalogue, async () => {
    const rows = await currentMenus();
    const stored = await storedMenu(given.menuId);
    if (!stored || stored.delYn === 'Y') throw notFound('메뉴');
    const { menuId, menuNm, url, refData } = stored;
    const wanted = { ...given, classes: given.classes.map((name) => name.trim()) };
    const problems = boardProblems(rows, stored, wanted);
    if (problems.length) throw validationFailure(problems);

    const before = boardFacts(refData);
    const clsfCdId =
      wanted.board === 'triple'
        ? await boardClasses(
            catalogue,
            caller,
            { menuId, menuNm: menuNm ?? '', clsfCdId: before?.clsfCdId },
            wanted.classes,
          )
        : undefined;
    const { board, view } = wanted;
    const facts = { board, view, pstKndCd: before?.pstKndCd, clsfCdId };
    const after = await updateRecord(catalogue, entityOf(catalogue, 'menu'), caller, {
      menuId,
      mdfcnDt: stored.mdfcnDt.toISOString(),
      refData: JSON.stringify(facts),
    });
    const known = new Set(rows.flatMap((row) => row.url ?? []));
    const work: Work = { catalogue, caller, rows, known, made: [] };
    await settleAll(work, { menuId, url: url ?? '' }, wanted.categories);
    await assertSound(after, stored, rows);
    await inheritRights(catalogue, caller, menuId, work.made);
  });
