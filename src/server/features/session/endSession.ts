import { eq } from 'drizzle-orm';
import { userSession } from '#generated/tables/index.ts';
import { db } from '../../database/db.ts';

/** Why a session ended. After those of the server the browser must log out (AUTH8), not refresh. */
export type EndReason = 'logout' | 'surplus' | 'reuse' | 'account';

const byServer = new Set<string>(['reuse', 'account'] satisfies EndReason[]);

export const isEndedByServer = (reason: string | null): boolean => byServer.has(reason ?? '');

export const endSession = async (sessionId: string, reason: EndReason): Promise<void> => {
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: reason })
    .where(eq(userSession.sessionId, sessionId));
};
