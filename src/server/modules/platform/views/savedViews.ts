import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { savedViewLimits } from '#contract/savedViews.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, savedView, userGroup } from '#generated/tables/index.ts';
import type { KeptView } from '#generated/types/savedViewCalls.ts';
import { isActiveUser } from '#server/kernel/access/activeUser.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { yes } from '#server/kernel/access/grants.ts';
import { groupAfter } from '#server/kernel/access/sharing.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { denied, duplicate, notFound, validationFailure } from '#server/kernel/failure.ts';
import { conditionsOf, viewNameOf } from './viewText.ts';

/** Changeable fields of a view; absent ones stay unchanged. */
export interface ViewChange {
  viewNm?: string | null | undefined;
  cndCn?: string | null | undefined;
  colNmList?: readonly string[] | null | undefined;
  lineGapCd?: string | null | undefined;
  bscYn?: string | null | undefined;
  shrYn?: string | null | undefined;
  fldrNm?: string | null | undefined;
  rmrk?: string | null | undefined;
}

const own = ({ user }: Caller): SQL => eq(savedView.userId, user.userId);

/** Views that other users share with the group to which both they and the caller currently belong. */
const sharedWith = ({ user }: Caller): SQL | undefined =>
  user.groupId === null
    ? sql`false`
    : and(
        ne(savedView.userId, user.userId),
        eq(savedView.groupId, user.groupId),
        eq(appUser.groupId, user.groupId),
        isActiveUser,
      );

const viewsWhere = (condition: SQL | undefined) =>
  db()
    .select({
      view: savedView,
      userNm: appUser.userNm,
      groupId: userGroup.groupId,
      groupNm: userGroup.groupNm,
    })
    .from(savedView)
    .innerJoin(appUser, eq(appUser.userId, savedView.userId))
    .leftJoin(
      userGroup,
      and(eq(userGroup.groupId, savedView.groupId), eq(userGroup.groupId, appUser.groupId)),
    )
    .where(condition)
    .$dynamic();

type Found = Awaited<ReturnType<typeof viewsWhere>>[number];

/** The first views whose total length is within the limit. */
const withinLimit = (found: readonly Found[]): Found[] => {
  let characters = 0;
  return found.filter(({ view: { cndCn, colNmList } }) => {
    characters += cndCn.length + JSON.stringify(colNmList).length;
    return characters <= savedViewLimits.sharedCharacters;
  });
};

const inOrder = (one: KeptView, other: KeptView): number =>
  one.menuUrl.localeCompare(other.menuUrl) ||
  Number(other.bscYn === 'Y') - Number(one.bscYn === 'Y') ||
  one.viewNm.localeCompare(other.viewNm, 'ko') ||
  one.viewId - other.viewId;

const keptView = ({ view, userNm, groupId, groupNm }: Found, isOwn: boolean): KeptView => ({
  viewId: view.viewId,
  menuUrl: view.menuUrl,
  viewNm: view.viewNm,
  cndCn: view.cndCn,
  colNmList: view.colNmList,
  lineGapCd: view.lineGapCd,
  bscYn: yes(isOwn && view.bscYn === 'Y'),
  ownYn: yes(isOwn),
  // a view shared with a group that the owner has left is not shared
  shrYn: yes(groupId !== null),
  userNm: isOwn ? null : userNm,
  groupNm,
  fldrNm: view.fldrNm,
  rmrk: view.rmrk,
});

/** The views of these lists that the caller may read, own ones first. */
export const viewsOf = async (lists: ReadonlySet<string>, caller: Caller): Promise<KeptView[]> => {
  const ofLists = inArray(savedView.menuUrl, [...lists]);
  const mine = await viewsWhere(and(own(caller), ofLists));
  const shared = await viewsWhere(and(sharedWith(caller), ofLists))
    .orderBy(desc(savedView.regDt), desc(savedView.viewId))
    .limit(savedViewLimits.shared);
  return [
    ...mine.map((found) => keptView(found, true)).toSorted(inOrder),
    ...withinLimit(shared)
      .map((found) => keptView(found, false))
      .toSorted(inOrder),
  ];
};

/** The view of one of these lists, if the caller may read it: their own, or one shared with them now. */
export const readableView = async (
  lists: ReadonlySet<string>,
  caller: Caller,
  viewId: number,
): Promise<KeptView | undefined> => {
  const isReadable = or(own(caller), sharedWith(caller));
  const isThis = and(eq(savedView.viewId, viewId), inArray(savedView.menuUrl, [...lists]), isReadable);
  const [found] = await viewsWhere(isThis);
  return found && keptView(found, found.view.userId === caller.user.userId);
};

/** Serialises a user's changes: names and the default view are unique per user. */
const alone = <T>({ user }: Caller, work: () => Promise<T>): Promise<T> =>
  advisoryLock(`saved views ${user.userId}`, work);

const columnName = /^[A-Za-z][A-Za-z0-9.]*$/;

const columnsOf = (given: readonly string[] | null): string[] | null => {
  if (!given?.length) return null;
  const names = [...new Set(given)];
  const { columns, columnName: longest, columnNames } = savedViewLimits;
  const isKept =
    given.length <= columns &&
    names.every((name) => columnName.test(name) && name.length <= longest) &&
    names.join('').length <= columnNames;
  if (!isKept) throw validationFailure([invalid('colNmList', '열')]);
  return names;
};

const changedColumns = (caller: Caller, change: ViewChange, before?: typeof savedView.$inferSelect) => {
  const { viewNm, cndCn, colNmList, lineGapCd, bscYn, shrYn, fldrNm, rmrk } = change;
  return {
    ...(viewNm && { viewNm: viewNameOf(viewNm) }),
    ...(cndCn !== undefined && { cndCn: conditionsOf(cndCn ?? '') }),
    ...(colNmList !== undefined && { colNmList: columnsOf(colNmList) }),
    ...(lineGapCd !== undefined && { lineGapCd: lineGapCd as 'wide' | 'normal' | 'compact' | null }),
    ...(bscYn && { bscYn }),
    ...(fldrNm !== undefined && { fldrNm: fldrNm?.trim() ? viewNameOf(fldrNm) : null }),
    ...(rmrk !== undefined && { rmrk: rmrk?.trim() || null }),
    ...groupAfter(caller, shrYn, before),
  };
};

const assertNameIsFree = async (caller: Caller, menuUrl: string, viewNm: string, viewId?: number) => {
  const [taken] = await db()
    .select({ viewId: savedView.viewId })
    .from(savedView)
    .where(and(own(caller), eq(savedView.menuUrl, menuUrl), eq(savedView.viewNm, viewNm)));
  if (!taken || taken.viewId === viewId) return;
  const message = '이 목록에 같은 이름의 보기가 이미 있습니다. 다른 이름을 적어 주세요.';
  throw duplicate([{ name: 'viewNm', label: '보기 이름', message }]);
};

/** A list has at most one default view. */
const clearFirst = (caller: Caller, menuUrl: string): Promise<unknown> =>
  db()
    .update(savedView)
    .set({ bscYn: 'N', mdfcnDt: nextVersion(savedView.mdfcnDt) })
    .where(and(own(caller), eq(savedView.menuUrl, menuUrl), eq(savedView.bscYn, 'Y')));

/**
 * Stores a view of the caller. @returns its id
 * @throws Failure 400 for a list that they may not open or one view too many; 409 for a duplicate name
 */
export const insertView = async (
  lists: ReadonlySet<string>,
  caller: Caller,
  { menuUrl, ...wanted }: ViewChange & { menuUrl: string; viewNm: string },
): Promise<number> => {
  if (!lists.has(menuUrl)) throw validationFailure([invalid('menuUrl', '목록 주소')]);
  const { userId } = caller.user;
  const columns = { cndCn: '', ...changedColumns(caller, wanted), viewNm: viewNameOf(wanted.viewNm) };
  return alone(caller, async () => {
    if ((await db().$count(savedView, own(caller))) >= savedViewLimits.perPerson)
      throw validationFailure([
        invalid(
          'viewNm',
          '보기 이름',
          `보기는 ${savedViewLimits.perPerson}개까지 저장할 수 있습니다. 쓰지 않는 보기를 지워 주세요.`,
        ),
      ]);
    await assertNameIsFree(caller, menuUrl, columns.viewNm);
    if (wanted.bscYn === 'Y') await clearFirst(caller, menuUrl);
    const [stored] = await db()
      .insert(savedView)
      .values({ ...columns, userId, menuUrl, rgtrId: userId, mdfrId: userId })
      .returning({ viewId: savedView.viewId });
    return (stored as { viewId: number }).viewId;
  });
};

/** @throws Failure 404 for a view that the caller cannot see, 403 for one shared by another user */
const ownView = async (lists: ReadonlySet<string>, caller: Caller, viewId: number) => {
  const isThis = eq(savedView.viewId, viewId);
  const [mine] = await db()
    .select()
    .from(savedView)
    .where(and(isThis, own(caller)));
  if (mine) return mine;
  const [shared] = await viewsWhere(and(isThis, sharedWith(caller), inArray(savedView.menuUrl, [...lists])));
  throw shared ? denied() : notFound('보기');
};

/** Changes the caller's view of a list that they may open. @throws Failure 400, 403, 404, 409 */
export const updateView = (
  lists: ReadonlySet<string>,
  caller: Caller,
  viewId: number,
  change: ViewChange,
): Promise<void> =>
  alone(caller, async () => {
    const view = await ownView(lists, caller, viewId);
    if (!lists.has(view.menuUrl)) throw notFound('보기');
    const columns = changedColumns(caller, change, view);
    if (columns.viewNm) await assertNameIsFree(caller, view.menuUrl, columns.viewNm, viewId);
    if (change.bscYn === 'Y') await clearFirst(caller, view.menuUrl);
    await db()
      .update(savedView)
      .set({ ...columns, mdfrId: caller.user.userId, mdfcnDt: nextVersion(savedView.mdfcnDt) })
      .where(eq(savedView.viewId, viewId));
  });

/** Deletes the caller's view, even of a list that they may no longer open. @throws Failure 403, 404 */
export const deleteView = (lists: ReadonlySet<string>, caller: Caller, viewId: number): Promise<void> =>
  alone(caller, async () => {
    await ownView(lists, caller, viewId);
    await db().delete(savedView).where(eq(savedView.viewId, viewId));
  });
