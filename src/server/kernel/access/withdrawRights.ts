import { inArray, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import type { Caller } from './caller.ts';
import { endSessionsOf } from './endSession.ts';

/** Has the permission set of these people, or of everybody, read anew at their next call. No session ends. */
export const readRightsAnew = async (userIds?: readonly string[]): Promise<void> => {
  if (userIds?.length === 0) return;
  await db()
    .update(appUser)
    .set({ rightsVer: sql`${appUser.rightsVer} + 1` })
    .where(userIds && inArray(appUser.userId, [...userIds]));
};

/**
 * Ends the sessions of people whose rights changed: they hear of it at their next call (AUTH8) and sign in with what
 * they may do now. The session that made the change goes on.
 */
export const withdrawRights = async (userIds: readonly string[], caller: Caller | null): Promise<void> => {
  // The accounts before the sessions, as a sign-in takes them: two that wait for one another would never end.
  await readRightsAnew(userIds);
  await endSessionsOf(userIds, 'rights', caller?.sessionId);
};
