import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { post, postComment, postRead, storedFile } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { db, inTransaction, reader } from '#server/kernel/database/db.ts';
import { addressedBy, recipientsOfMany } from './recipients.ts';

/**
 * Records that the caller opened the post. Counted once per user, and never for the author; the version of the post is
 * unchanged.
 */
export const recordView = (caller: Caller, pstId: number): Promise<void> =>
  inTransaction(async () => {
    const { userId } = caller.user;
    const noted = await db()
      .insert(postRead)
      .values({ pstId, userId, rgtrId: userId, mdfrId: userId })
      .onConflictDoNothing()
      .returning({ prslId: postRead.prslId });
    if (noted.length === 0) return;
    await db()
      .update(post)
      .set({ inqCnt: sql`${post.inqCnt} + 1` })
      .where(and(eq(post.pstId, pstId), sql`${post.rgtrId} is distinct from ${userId}`));
  });

/** Which of these posts the caller has opened. */
const viewedPosts = async (caller: Caller | null, pstIds: readonly number[]): Promise<Set<number>> => {
  if (!caller || pstIds.length === 0) return new Set();
  const rows = await reader()
    .select({ pstId: postRead.pstId })
    .from(postRead)
    .where(and(eq(postRead.userId, caller.user.userId), inArray(postRead.pstId, [...pstIds])));
  return new Set(rows.map(({ pstId }) => pstId));
};

/** Number of visible comments per post. */
const commentCounts = async (
  catalogue: Catalogue,
  caller: Caller | null,
  pstIds: readonly number[],
): Promise<Map<number, number>> => {
  if (pstIds.length === 0) return new Map();
  const rows = await reader()
    .select({ pstId: postComment.pstId, n: count() })
    .from(postComment)
    .where(
      and(
        inArray(postComment.pstId, [...pstIds]),
        visibleRows(sourceOf(catalogue, entityOf(catalogue, 'comment')), caller),
      ),
    )
    .groupBy(postComment.pstId);
  return new Map(rows.map(({ pstId, n }) => [pstId, Number(n)]));
};

/** Ids and first extension of the files of each post. */
const attachedTo = async (
  pstIds: readonly number[],
): Promise<Map<string, { fileId: string; fileExtn: string | null }[]>> => {
  if (pstIds.length === 0) return new Map();
  const rows = await reader()
    .select({ ownerKey: storedFile.ownerKey, fileId: storedFile.fileId, fileExtn: storedFile.fileExtn })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, 'post'),
        inArray(storedFile.ownerKey, pstIds.map(String)),
        eq(storedFile.delYn, 'N'),
      ),
    )
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId));
  return Map.groupBy(rows, ({ ownerKey }) => ownerKey ?? '');
};

/** Adds to the posts whether the caller has read them, and the comments, files and recipients of each. */
export const completePosts: Completion = async (catalogue, caller, rows) => {
  const pstIds = rows.map(({ pstId }) => pstId as number);
  const looked = await viewedPosts(caller, pstIds);
  const counts = await commentCounts(catalogue, caller, pstIds);
  const files = await attachedTo(pstIds);
  const recipients = await recipientsOfMany(pstIds);
  return rows.map((row) => {
    const pstId = row.pstId as number;
    const own = files.get(String(pstId)) ?? [];
    return {
      ...row,
      // own posts count as read
      prslYn: looked.has(pstId) || row.rgtrId === caller?.user.userId ? 'Y' : 'N',
      commentCount: counts.get(pstId) ?? 0,
      ...(recipients.get(pstId) ?? addressedBy([])),
      fileIdList: own.map(({ fileId }) => fileId),
      fileExtn: own[0]?.fileExtn ?? null,
    };
  });
};
