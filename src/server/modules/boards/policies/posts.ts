import { and, eq, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Access } from '#contract/entity.ts';
import { maxRecipients, tooManyRecipients } from '#contract/recipients.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import { menu, post, postRead, postRecipient } from '#generated/tables/index.ts';
import { type Caller, hasRight, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy, RecordWrite } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { type AnyTable, columnOf } from '#server/kernel/database/fragments.ts';
import { type PostSourceOf, postTableOf, searchedBy } from '#server/modules/search/index.ts';

/** The boards with a common table of posts: the rights of each are those of its menu. */
export const boardMenus = {
  ADMIN: '/admin/AdminBoard',
  NOTICE: '/communication/Notice',
  BOARD: '/communication/Board',
} as const;

export type BoardKind = keyof typeof boardMenus;

const boardKinds = Object.keys(boardMenus) as BoardKind[];

export const isBoardKind = (kind: unknown): kind is BoardKind => boardKinds.includes(kind as BoardKind);

type BoardAccess = Extract<Access, `menu:${string}`>;

/** Whether the caller manages the communication board. */
const isBoardManager = ({ user }: Caller): boolean => user.cmnctBbsMngrYn === 'Y';

/** Administration requires its flag and an allowed address for every call. */
const isInAdministration = ({ rights }: Caller): boolean =>
  rights.mngrYn === 'Y' && rights.mngrShowYn === 'Y' && rights.ipYn === 'Y';

/**
 * Whether the caller has this right on the board. For the manager of the communication board the right to list its menu
 * suffices for everything.
 */
export const mayOnBoard = (caller: Caller, kind: BoardKind, access: BoardAccess): boolean => {
  if (kind === 'ADMIN') return isInAdministration(caller);
  if (isAdministrator(caller)) return true;
  const wanted = kind === 'BOARD' && isBoardManager(caller) ? 'menu:list' : access;
  return caller.menuIdsOf([boardMenus[kind]]).some((menuId) => hasRight(caller, menuId, wanted));
};

/** The boards on which the caller has this right. */
export const boardsOpenTo = (caller: Caller, access: BoardAccess): BoardKind[] =>
  boardKinds.filter((kind) => mayOnBoard(caller, kind, access));

/** Whether the caller sees every post of the communication board, as recipient or not, and moderates it. */
export const moderatesBoard = (caller: Caller): boolean => isAdministrator(caller) || isBoardManager(caller);

type Row = Record<string, unknown>;

/** Ids of the posts addressed to the caller, by name or as a member of a group. */
const addressedTo = ({ user }: Caller) => {
  const notDeleted = eq(postRecipient.delYn, 'N');
  const byName = db()
    .select({ pstId: postRecipient.pstId })
    .from(postRecipient)
    .where(and(eq(postRecipient.userId, user.userId), notDeleted));
  if (user.groupId === null) return byName;
  const byGroup = db()
    .select({ pstId: postRecipient.pstId })
    .from(postRecipient)
    .where(and(eq(postRecipient.groupId, user.groupId), notDeleted));
  return unionAll(byName, byGroup);
};

/**
 * Visible posts of a board in disjoint parts: of the communication board those released, the caller's own, and those
 * addressed to the caller.
 */
const ofBoard = (caller: Caller, table: AnyTable, kind: BoardKind): SQL[] => {
  const isOfKind = eq(columnOf(table, 'pstKndCd'), kind);
  if (kind !== 'BOARD' || moderatesBoard(caller)) return [isOfKind];
  const rgtrId = columnOf(table, 'rgtrId');
  const { userId } = caller.user;
  const isClosed = eq(columnOf(table, 'rlsYn'), 'N');
  const isAddressed = inArray(columnOf(table, 'pstId'), addressedTo(caller));
  return [
    [eq(columnOf(table, 'rlsYn'), 'Y')],
    [isClosed, eq(rgtrId, userId)],
    [isClosed, sql`${rgtrId} is distinct from ${userId}`, isAddressed],
  ].flatMap((conditions) => and(isOfKind, ...conditions) ?? []);
};

const visibleParts = (caller: Caller | null, table: AnyTable): SQL[] => {
  const parts = caller
    ? boardsOpenTo(caller, 'menu:list').flatMap((kind) => ofBoard(caller, table, kind))
    : [];
  return parts.length ? parts : [sql`false`];
};

/**
 * Posts of the boards that are open to the caller. On the communication board its manager and administrators see all.
 */
export const visiblePosts = (caller: Caller | null, table: AnyTable): SQL | undefined =>
  or(...visibleParts(caller, table));

/** Whether the caller is the author or an administrator. */
export const isAuthorOrAdministrator = (caller: Caller, record: Row): boolean =>
  isAdministrator(caller) || record.rgtrId === caller.user.userId;

/**
 * Whether the caller is responsible for the post: author, administrator, and on the communication board its manager.
 */
export const isResponsibleFor = (caller: Caller, record: Row): boolean =>
  isAuthorOrAdministrator(caller, record) || (record.pstKndCd === 'BOARD' && moderatesBoard(caller));

const mayChange = (caller: Caller, record: Row): boolean =>
  isBoardKind(record.pstKndCd) &&
  mayOnBoard(caller, record.pstKndCd, 'menu:write') &&
  isResponsibleFor(caller, record);

const recipientProblems = ({ recipients }: Row): FormProblem[] => {
  const rows = (recipients ?? []) as Row[];
  if (rows.length === 0) return [missing('recipientIds', '수신자')];
  if (rows.length > maxRecipients) return [invalid('recipients', '수신자', tooManyRecipients)];
  const isOne = ({ userId, groupId }: Row) => Boolean(userId) !== Boolean(groupId);
  return rows.every(isOne) ? [] : [invalid('recipients', '수신자')];
};

const foreign = (name: string, label: string, board: string): FormProblem =>
  invalid(name, label, `${label} 항목은 ${board}에서만 쓸 수 있습니다.`);

/** Problems of a post with values that its board does not have. */
const postProblems = ({ record }: RecordWrite): FormProblem[] => {
  const problems: FormProblem[] = [];
  const kind = record.pstKndCd ?? 'ADMIN';
  if (kind !== 'NOTICE' && record.upperNtcYn === 'Y')
    problems.push(foreign('upperNtcYn', '상단 고정', '공지사항'));
  if (kind === 'ADMIN' && record.emrgYn === 'Y')
    problems.push(foreign('emrgYn', '긴급', '공지사항과 소통 게시판'));
  if (kind === 'BOARD') return [...problems, ...recipientProblems(record)];
  if (record.rlsYn === 'Y') problems.push(foreign('rlsYn', '공개 여부', '소통 게시판'));
  if (((record.recipients ?? []) as Row[]).length > 0)
    problems.push(foreign('recipients', '수신자', '소통 게시판'));
  return problems;
};

/** Larger than any time in milliseconds: pinned posts sort before all others. */
const pinned = 1e14;

/** Sort key of a post as one indexed number: pinned posts first, each group newest first. */
export const listOrderOf = (upperNtcYn: unknown, regDt: Date): number =>
  regDt.getTime() + (upperNtcYn === 'Y' ? pinned : 0);

/** Condition for posts that the caller has opened or written, consistent with the list's flag. */
const isRead = (caller: Caller | null, table: AnyTable, value: string): SQL | undefined => {
  if (!caller) return undefined;
  const { userId } = caller.user;
  const opened = db()
    .select({ pstId: postRead.pstId })
    .from(postRead)
    .where(and(eq(postRead.pstId, columnOf(table, 'pstId')), eq(postRead.userId, userId)));
  const isUnread = and(sql`${columnOf(table, 'rgtrId')} is distinct from ${userId}`, notExists(opened));
  return value === 'N' ? isUnread : sql`not (${isUnread})`;
};

const searched = searchedBy('post');

/** Posts of the boards that are open to the caller; changed only by users who are responsible for them. */
export const posts: Policy = {
  scope: (caller, { base }) => visiblePosts(caller, base),
  parts: (caller, { base }) => visibleParts(caller, base),
  conditions: { prslYn: (caller, { base }, value) => isRead(caller, base, value) },
  menusOf: ({ pstKndCd }) => (isBoardKind(pstKndCd) ? [boardMenus[pstKndCd]] : []),
  mayUpdate: mayChange,
  mayDelete: mayChange,
  problems: postProblems,
  ownColumns: async (write) => ({
    topOrd: listOrderOf(write.record.upperNtcYn, (write.before?.regDt as Date | undefined) ?? new Date()),
    ...(await searched.ownColumns(write)),
  }),
  filesChanged: searched.filesChanged,
};

/** What the search finds of notices and the communication board. The administrators' board is not searched. */
export const searchedPosts: PostSourceOf = (caller) => {
  const kinds = boardsOpenTo(caller, 'menu:read').filter((kind) => kind !== 'ADMIN');
  if (kinds.length === 0) return undefined;
  return {
    ...postTableOf('post'),
    entity: 'post',
    inMenu: eq(
      menu.url,
      sql`case ${post.pstKndCd} when 'NOTICE' then ${boardMenus.NOTICE} else ${boardMenus.BOARD} end`,
    ),
    open: and(visiblePosts(caller, post), inArray(post.pstKndCd, kinds), ne(post.pstKndCd, 'ADMIN')),
  };
};
