import { and, eq, inArray, ne } from 'drizzle-orm';
import { userSession } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';

/**
 * Why a session ended. After those of the server the browser must log out (AUTH8), not refresh: reuse = a spent
 * token came back, account = the account was closed, rights = what the person may do has changed, password = the
 * password was set anew, outlived = it was open for 12 hours, idle = nobody did anything for too long.
 */
export type EndReason =
  | 'logout'
  | 'surplus'
  | 'reuse'
  | 'account'
  | 'rights'
  | 'password'
  | 'outlived'
  | 'idle';

const byServer = new Set<string>([
  'reuse',
  'account',
  'rights',
  'password',
  'outlived',
  'idle',
] satisfies EndReason[]);

export const isEndedByServer = (reason: string | null): boolean => byServer.has(reason ?? '');

export const endSession = async (sessionId: string, reason: EndReason): Promise<void> => {
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: reason })
    .where(eq(userSession.sessionId, sessionId));
};

/** Ends every living session of these people, in the caller's transaction; `except` is the session that goes on. */
export const endSessionsOf = async (
  userIds: readonly string[],
  reason: EndReason,
  except?: string,
): Promise<void> => {
  if (userIds.length === 0) return;
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: reason })
    .where(
      and(
        inArray(userSession.userId, [...userIds]),
        eq(userSession.delYn, 'N'),
        except === undefined ? undefined : ne(userSession.sessionId, except),
      ),
    );
};
