import { inArray, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import type { Caller } from './caller.ts';
import { endSessionsOf } from './endSession.ts';

/**
 * Invalidates the cached permission sets of these users, or of all users: the next call reads them again. No session
 * ends.
 */
export const invalidateRights = async (userIds?: readonly string[]): Promise<void> => {
  if (userIds?.length === 0) return;
  await db()
    .update(appUser)
    .set({ rightsVer: sql`${appUser.rightsVer} + 1` })
    .where(userIds && inArray(appUser.userId, [...userIds]));
};

/**
 * Ends the sessions of users whose rights changed: their next call answers AUTH8, and they sign in with the new rights.
 * The session that made the change stays open.
 */
export const withdrawRights = async (userIds: readonly string[], caller: Caller | null): Promise<void> => {
  // Lock accounts before sessions, in the order of a sign-in: otherwise the two could deadlock.
  await invalidateRights(userIds);
  await endSessionsOf(userIds, 'rights', caller?.sessionId);
};
