import { and, eq, or } from 'drizzle-orm';
import { postRecipient } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { isBoardKind, mayOnBoard } from '../policies/boards.ts';

const isAddressed = async ({ user }: Caller, pstId: number): Promise<boolean> => {
  const isThem = or(
    eq(postRecipient.userId, user.userId),
    user.groupId === null ? undefined : eq(postRecipient.groupId, user.groupId),
  );
  const found = await db()
    .select({ pstId: postRecipient.pstId })
    .from(postRecipient)
    .where(and(eq(postRecipient.pstId, pstId), eq(postRecipient.delYn, 'N'), isThem))
    .limit(1);
  return found.length > 0;
};

/** Who writes on the board may comment, and whoever a post was sent to may answer it, even if they only read there. */
export const mayComment = async (caller: Caller, { pstId, pstKndCd }: Row): Promise<boolean> => {
  if (!isBoardKind(pstKndCd)) return false;
  if (mayOnBoard(caller, pstKndCd, 'menu:write')) return true;
  return (
    pstKndCd === 'BOARD' &&
    mayOnBoard(caller, pstKndCd, 'menu:read') &&
    (await isAddressed(caller, pstId as number))
  );
};
