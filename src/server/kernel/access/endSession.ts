import { and, eq, inArray, ne } from 'drizzle-orm';
import { userSession } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';

/**
 * Why a session ended. For the server's reasons the browser must log out (AUTH8) and not refresh. reuse: a spent
 * refresh token was used again; account: the account was closed; rights: the user's rights changed; password: the
 * password was reset; outlived: the session was open for 12 hours; idle: no activity for the idle time.
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

/** Ends all open sessions of these users in the caller's transaction, except the session `except`. */
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
