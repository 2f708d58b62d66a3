import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, postRead, postRecipient } from '#generated/tables/index.ts';
import type { PostReaderItem } from '#generated/types/commonBoardCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import { isResponsibleFor } from '../policies/posts.ts';
import { assertOnBoard } from './openBoards.ts';

interface Query {
  pstId: number;
  prslYn?: string | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** The current recipients of the post: those named, and the members of its groups who can sign in. */
const recipientsOf = (pstId: number) => {
  const ofPost = and(eq(postRecipient.pstId, pstId), eq(postRecipient.delYn, 'N'));
  const byName = reader()
    .select({ userId: sql<string>`${postRecipient.userId}`.as('rcptn_id') })
    .from(postRecipient)
    .where(and(ofPost, isNotNull(postRecipient.userId)));
  const byGroup = reader()
    .select({ userId: sql<string>`${appUser.userId}`.as('rcptn_id') })
    .from(postRecipient)
    .innerJoin(appUser, eq(appUser.groupId, postRecipient.groupId))
    .where(and(ofPost, eq(appUser.delYn, 'N'), eq(appUser.useYn, 'Y'), eq(appUser.userAprvYn, 'Y')));
  return union(byName, byGroup).as('recipient');
};

const readsOf = (pstId: number) =>
  reader()
    .select({ readerId: postRead.userId, readDt: postRead.regDt, prslId: postRead.prslId })
    .from(postRead)
    .where(and(eq(postRead.pstId, pstId), eq(postRead.delYn, 'N')))
    .as('looked');

const stateOf = (prslYn: string | null | undefined, looked: ReturnType<typeof readsOf>): SQL | undefined => {
  if (!prslYn) return undefined;
  if (prslYn === 'Y') return isNotNull(looked.readDt);
  if (prslYn === 'N') return isNull(looked.readDt);
  throw validationFailure([invalid('prslYn', '읽음')]);
};

/**
 * The users who have opened a post with the time of their first view, latest first, followed by the recipients who have
 * not. Only for users responsible for the post. @throws Failure 403, 404
 */
export const readersOf = async (
  catalogue: Catalogue,
  caller: Caller,
  { pstId, prslYn, page: asked, size: wanted }: Query,
): Promise<ListAnswer<PostReaderItem>> => {
  const page = asked ?? constants.pageStart;
  const size = wanted ?? constants.pageSizeDefault;
  if (!isPageSize(size) || page < constants.pageStart) throw validationFailure([invalid('page', '쪽')]);
  const record = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, pstId, { alone: true });
  assertOnBoard(caller, record, 'menu:read');
  if (!isResponsibleFor(caller, record)) throw denied();

  const looked = readsOf(pstId);
  const recipient = recipientsOf(pstId);
  const userId = sql<string>`coalesce(${recipient.userId}, ${looked.readerId})`;
  // the author is not a reader of the post
  const isOther = sql`${userId} is distinct from ${record.rgtrId}`;
  const where = and(isOther, stateOf(prslYn, looked));
  const rows = await reader()
    .select({
      userId,
      userNm: appUser.userNm,
      instNm: appUser.instNm,
      deptNm: appUser.deptNm,
      regDt: looked.readDt,
      rcptnYn: sql<string>`case when ${recipient.userId} is null then 'N' else 'Y' end`,
    })
    .from(recipient)
    .fullJoin(looked, eq(looked.readerId, recipient.userId))
    .leftJoin(appUser, eq(appUser.userId, userId))
    .where(where)
    .orderBy(sql`${looked.readDt} desc nulls last`, desc(looked.prslId), asc(appUser.userNm), asc(userId))
    .limit(size)
    .offset((page - 1) * size);
  const [figures] = await reader()
    .select({
      total: count(),
      read: sql<number>`count(*) filter (where ${recipient.userId} is not null and ${looked.readDt} is not null)::int`,
      recipients: sql<number>`count(${recipient.userId})::int`,
      rows: sql<number>`(count(*) filter (where ${stateOf(prslYn, looked) ?? sql`true`}))::int`,
    })
    .from(recipient)
    .fullJoin(looked, eq(looked.readerId, recipient.userId))
    .where(isOther);
  return {
    data: rows.map((row) => ({
      ...row,
      userNm: mask('name', row.userNm) as string | null,
      regDt: row.regDt?.toISOString() ?? null,
    })),
    totalRecords: Number(figures?.rows ?? 0),
    page,
    size,
    stats: { recipients: Number(figures?.recipients ?? 0), read: Number(figures?.read ?? 0) },
  };
};
