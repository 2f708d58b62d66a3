import { and, eq, inArray, sql } from 'drizzle-orm';
import { post, postRead } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db, inTransaction, reader } from '#server/kernel/database/db.ts';

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
export const viewedPosts = async (caller: Caller | null, pstIds: readonly number[]): Promise<Set<number>> => {
  if (!caller || pstIds.length === 0) return new Set();
  const rows = await reader()
    .select({ pstId: postRead.pstId })
    .from(postRead)
    .where(and(eq(postRead.userId, caller.user.userId), inArray(postRead.pstId, [...pstIds])));
  return new Set(rows.map(({ pstId }) => pstId));
};
