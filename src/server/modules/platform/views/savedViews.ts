import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { savedViewLimits } from '#contract/savedViews.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, savedView, userGroup } from '#generated/tables/index.ts';
import type { KeptView } from '#generated/types/savedViewCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { yes } from '#server/kernel/access/grants.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/version.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { denied, duplicate, notFound, validationFailure } from '#server/kernel/failure.ts';
import { openLists } from './openLists.ts';

/** What a person may say of a view; what is absent stays. */
export interface ViewChange {
  viewNm?: string | null | undefined;
  cndCn?: string | null | undefined;
  colNmList?: readonly string[] | null | undefined;
  lineGapCd?: string | null | undefined;
  bscYn?: string | null | undefined;
  shrYn?: string | null | undefined;
}

const own = ({ user }: Caller): SQL => eq(savedView.userId, user.userId);

/** One's own, and those that an account in use shares with one's own group. */
const readable = (caller: Caller): SQL | undefined =>
  caller.user.groupId === null
    ? own(caller)
    : or(own(caller), and(eq(savedView.groupId, caller.user.groupId), eq(appUser.delYn, 'N')));

/** The views that the caller reads, their own first; none of a list that they may not open. */
export const viewsOf = async (catalogue: Catalogue, caller: Caller): Promise<KeptView[]> => {
  const lists = await openLists(catalogue, caller);
  const rows = await db()
    .select({ view: savedView, userNm: appUser.userNm, groupNm: userGroup.groupNm })
    .from(savedView)
    .innerJoin(appUser, eq(appUser.userId, savedView.userId))
    .leftJoin(userGroup, eq(userGroup.groupId, savedView.groupId))
    .where(and(readable(caller), inArray(savedView.menuUrl, [...lists])))
    .orderBy(
      sql`${own(caller)} desc`,
      asc(savedView.menuUrl),
      sql`${savedView.bscYn} desc`,
      asc(savedView.viewNm),
      asc(savedView.viewId),
    )
    .limit(savedViewLimits.shown);
  return rows.map(({ view, userNm, groupNm }) => {
    const isOwn = view.userId === caller.user.userId;
    return {
      viewId: view.viewId,
      menuUrl: view.menuUrl,
      viewNm: view.viewNm,
      cndCn: view.cndCn,
      colNmList: view.colNmList,
      lineGapCd: view.lineGapCd,
      bscYn: yes(isOwn && view.bscYn === 'Y'),
      ownYn: yes(isOwn),
      shrYn: yes(view.groupId !== null),
      userNm: isOwn ? null : userNm,
      groupNm,
    };
  });
};

/** One at a time for a person: names and the first view are unique among theirs. */
const alone = <T>({ user }: Caller, work: () => Promise<T>): Promise<T> =>
  advisoryLock(`saved views ${user.userId}`, work);

const columnName = /^[A-Za-z][A-Za-z0-9.]{0,59}$/;

const columnsOf = (names: readonly string[] | null): string[] | null => {
  if (!names?.length) return null;
  if (names.length > savedViewLimits.columns || !names.every((name) => columnName.test(name)))
    throw validationFailure([invalid('colNmList', '열')]);
  return [...new Set(names)];
};

/** @throws Failure 400 for somebody who is in no group */
const groupOf = ({ user }: Caller, shrYn: string): number | null => {
  if (shrYn !== 'Y') return null;
  if (user.groupId === null)
    throw validationFailure([
      invalid('shrYn', '그룹과 함께 보기', '속한 그룹이 없어 함께 쓸 수 없습니다. 관리자에게 문의해 주세요.'),
    ]);
  return user.groupId;
};

/** The columns of the change. Who shares a view anew shares it with the group that they are in now. */
const changedColumns = (caller: Caller, change: ViewChange, before?: typeof savedView.$inferSelect) => {
  const { viewNm, cndCn, colNmList, lineGapCd, bscYn, shrYn } = change;
  const staysShared = shrYn === 'Y' && before !== undefined && before.groupId !== null;
  return {
    ...(viewNm && { viewNm }),
    ...(cndCn !== undefined && { cndCn: cndCn ?? '' }),
    ...(colNmList !== undefined && { colNmList: columnsOf(colNmList) }),
    ...(lineGapCd !== undefined && { lineGapCd: lineGapCd as 'wide' | 'normal' | 'compact' | null }),
    ...(bscYn && { bscYn }),
    ...(shrYn && !staysShared && { groupId: groupOf(caller, shrYn) }),
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

/** A list opens with one view at most. */
const clearFirst = (caller: Caller, menuUrl: string): Promise<unknown> =>
  db()
    .update(savedView)
    .set({ bscYn: 'N', mdfcnDt: nextVersion(savedView.mdfcnDt) })
    .where(and(own(caller), eq(savedView.menuUrl, menuUrl), eq(savedView.bscYn, 'Y')));

/**
 * Keeps a view of the caller's. @returns its number
 * @throws Failure 400 for a list that they may not open or one view too many; 409 for a name that another one has
 */
export const insertView = async (
  catalogue: Catalogue,
  caller: Caller,
  { menuUrl, ...wanted }: ViewChange & { menuUrl: string; viewNm: string },
): Promise<number> => {
  if (!(await openLists(catalogue, caller)).has(menuUrl))
    throw validationFailure([invalid('menuUrl', '목록 주소')]);
  const { userId } = caller.user;
  const columns = changedColumns(caller, wanted);
  return alone(caller, async () => {
    if ((await db().$count(savedView, own(caller))) >= savedViewLimits.perPerson)
      throw validationFailure([
        invalid(
          'viewNm',
          '보기 이름',
          `보기는 ${savedViewLimits.perPerson}개까지 저장할 수 있습니다. 쓰지 않는 보기를 지워 주세요.`,
        ),
      ]);
    await assertNameIsFree(caller, menuUrl, wanted.viewNm);
    if (wanted.bscYn === 'Y') await clearFirst(caller, menuUrl);
    const [stored] = await db()
      .insert(savedView)
      .values({
        cndCn: '',
        ...columns,
        viewNm: wanted.viewNm,
        userId,
        menuUrl,
        rgtrId: userId,
        mdfrId: userId,
      })
      .returning({ viewId: savedView.viewId });
    return (stored as { viewId: number }).viewId;
  });
};

/** @throws Failure 404 for a view that is not there for the caller, 403 for one that a colleague shares */
const ownView = async (catalogue: Catalogue, caller: Caller, viewId: number) => {
  const [view] = await db().select().from(savedView).where(eq(savedView.viewId, viewId));
  if (view?.userId === caller.user.userId) return view;
  const isShared = (await viewsOf(catalogue, caller)).some((one) => one.viewId === viewId);
  throw isShared ? denied() : notFound('보기');
};

/** Changes a view of the caller's. @throws Failure 400, 403, 404, 409 */
export const updateView = (
  catalogue: Catalogue,
  caller: Caller,
  viewId: number,
  change: ViewChange,
): Promise<void> =>
  alone(caller, async () => {
    const view = await ownView(catalogue, caller, viewId);
    const columns = changedColumns(caller, change, view);
    if (change.viewNm) await assertNameIsFree(caller, view.menuUrl, change.viewNm, viewId);
    if (change.bscYn === 'Y') await clearFirst(caller, view.menuUrl);
    await db()
      .update(savedView)
      .set({ ...columns, mdfrId: caller.user.userId, mdfcnDt: nextVersion(savedView.mdfcnDt) })
      .where(eq(savedView.viewId, viewId));
  });

/** Deletes a view of the caller's. @throws Failure 403, 404 */
export const deleteView = (catalogue: Catalogue, caller: Caller, viewId: number): Promise<void> =>
  alone(caller, async () => {
    await ownView(catalogue, caller, viewId);
    await db().delete(savedView).where(eq(savedView.viewId, viewId));
  });
