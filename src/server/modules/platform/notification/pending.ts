import { and, count, inArray, isNull, max } from 'drizzle-orm';
import { notification } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/** How many notifications wait for a person; `mark` differs whenever they are others. */
export interface Pending {
  count: number;
  mark: string;
}

const none: Pending = { count: 0, mark: '0-0' };

/** What waits for each of these people. */
export const pendingOf = async (userIds: readonly string[]): Promise<(userId: string) => Pending> => {
  const found = await db()
    .select({ userId: notification.userId, n: count(), latest: max(notification.ntcId) })
    .from(notification)
    .where(and(inArray(notification.userId, [...userIds]), isNull(notification.hndlDt)))
    .groupBy(notification.userId);
  const byUser = new Map(
    found.map(({ userId, n, latest }) => [userId, { count: Number(n), mark: `${n}-${latest}` }]),
  );
  return (userId) => byUser.get(userId) ?? none;
};
