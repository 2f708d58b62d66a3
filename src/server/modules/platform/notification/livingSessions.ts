import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { appUser, userSession } from '#generated/tables/index.ts';
import { whyEnded } from '#server/kernel/access/whyClosed.ts';
import { db } from '#server/kernel/database/db.ts';

/** Those of the sessions that have not ended, and whose accounts are open. Looking is no activity of theirs. */
export const livingSessions = async (sessionIds: readonly string[]): Promise<Set<string>> => {
  const found = await db()
    .select({
      sessionId: userSession.sessionId,
      delYn: appUser.delYn,
      userAprvYn: appUser.userAprvYn,
      useYn: appUser.useYn,
      leaveYn: appUser.leaveYn,
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.userId, userSession.userId))
    .where(
      and(
        inArray(userSession.sessionId, [...sessionIds]),
        eq(userSession.delYn, 'N'),
        gt(userSession.refreshExpDt, new Date()),
        or(isNull(userSession.idleEndDt), gt(userSession.idleEndDt, new Date())),
      ),
    );
  return new Set(found.filter((account) => !whyEnded(account)).map(({ sessionId }) => sessionId));
};
