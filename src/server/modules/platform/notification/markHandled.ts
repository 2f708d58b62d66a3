import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type NoticeKind, noticeKinds } from '#contract/notices.ts';
import { notification } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { builtOnce, db, inTransaction } from '#server/kernel/database/db.ts';
import { literalLimit } from '#server/kernel/database/fragments.ts';
import { announceNotices } from './announce.ts';
import { sees, type Target } from './mayRead.ts';

/** Marks pending notifications as handled and updates the counters on their owners' open screens. @returns how many */
const markHandled = (which: SQL | undefined, mdfrId: string): Promise<number> =>
  inTransaction(async () => {
    const handled = await db()
      .update(notification)
      .set({ hndlDt: sql`now()`, mdfrId, mdfcnDt: sql`now()` })
      .where(and(which, isNull(notification.hndlDt)))
      .returning({ userId: notification.userId });
    await announceNotices(handled.map(({ userId }) => userId));
    return handled.length;
  });

const leadsTo = ({ entity, key }: Target): SQL | undefined =>
  and(eq(notification.trgtNm, entity), eq(notification.comPstId, String(key)));

const pendingStatement = builtOnce((handle) =>
  handle
    .select({ ntcId: notification.ntcId })
    .from(notification)
    .where(
      and(
        eq(notification.userId, sql.placeholder('userId')),
        eq(notification.trgtNm, sql.placeholder('entity')),
        eq(notification.comPstId, sql.placeholder('key')),
        isNull(notification.hndlDt),
      ),
    )
    .limit(literalLimit(1))
    .prepare(''),
);

/** Marks the caller's notifications about a record as handled, because they opened it. Most records have none. */
export const markOpenedHandled = async ({ user }: Caller, target: Target): Promise<number> => {
  const { userId } = user;
  const [pending] = await pendingStatement().execute({
    userId,
    entity: target.entity,
    key: String(target.key),
  });
  return pending ? markHandled(and(eq(notification.userId, userId), leadsTo(target)), userId) : 0;
};

/**
 * Marks the notifications about a request as handled for all recipients, because a user has decided it. In the caller's
 * transaction.
 */
export const markDecidedHandled = (kind: NoticeKind, target: Target, by: Caller | null): Promise<number> =>
  markHandled(
    and(eq(notification.ntcClsfCd, noticeKinds[kind]), leadsTo(target)),
    by?.user.userId ?? 'SYSTEM',
  );

/** Marks all notifications of the caller as handled, up to the newest one they have seen. */
export const markAllHandled = ({ user }: Caller, upToNtcId: number | null): Promise<number> =>
  markHandled(
    and(
      eq(notification.userId, user.userId),
      upToNtcId === null ? undefined : lte(notification.ntcId, upToNtcId),
    ),
    user.userId,
  );

/**
 * Marks one notification of the caller as handled.
 * @returns whether it was pending, belongs to the caller, and its record still exists and is visible to them
 */
export const checkNotice = (catalogue: Catalogue, caller: Caller, ntcId: number): Promise<boolean> =>
  inTransaction(async () => {
    const own = and(eq(notification.ntcId, ntcId), eq(notification.userId, caller.user.userId));
    const [found] = await db()
      .select({ entity: notification.trgtNm, key: notification.comPstId })
      .from(notification)
      .where(own);
    if (!found || (await markHandled(own, caller.user.userId)) === 0) return false;
    return sees(catalogue, caller, found);
  });
