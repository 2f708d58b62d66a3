import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';

/**
 * Locks accounts or marks them as dormant, as an action of the server. The version increases, so that an older form is
 * a conflict, and the history has the time. Accounts already closed or deleted are unchanged.
 * @returns their ids
 */
export const closeAccounts = (fact: 'lockYn' | 'leaveYn', which: SQL | undefined): Promise<string[]> =>
  inTransaction(async () => {
    const closed = await db()
      .update(appUser)
      .set({ [fact]: 'Y', mdfrId: 'SYSTEM', mdfcnDt: nextVersion(appUser.mdfcnDt) })
      .where(and(which, eq(appUser[fact], 'N'), eq(appUser.delYn, 'N')))
      .returning({ userId: appUser.userId });
    const ids = closed.map(({ userId }) => userId);
    await addHistory(
      ids.map((userId) => ({
        entityNm: 'user',
        recordKey: userId,
        chgKnd: 'update',
        bfrCn: { [fact]: 'N' },
        aftrCn: { [fact]: 'Y' },
        rgtrId: 'SYSTEM',
      })),
    );
    return ids;
  });

/** Months without a sign-in after which an account becomes dormant. */
const months = 12;

const lastSign = sql`greatest(${appUser.lastLgnDt}, ${appUser.leaveEndDt}, ${appUser.aprvDt}, ${appUser.regDt})`;

const isAsleep = (now: Date): SQL =>
  sql`${lastSign} < ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/**
 * Marks accounts without a sign-in for 12 months as dormant: the given one, or all.
 * @returns their ids
 */
export const markDormant = (userId?: string, now = new Date()): Promise<string[]> =>
  closeAccounts(
    'leaveYn',
    and(
      userId === undefined ? undefined : eq(appUser.userId, userId),
      eq(appUser.userAprvYn, 'Y'),
      isNotNull(appUser.emlFold),
      isAsleep(now),
    ),
  );
