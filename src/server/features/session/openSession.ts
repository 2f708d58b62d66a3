import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userSession } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import { setTokens, setXsrf } from './cookies.ts';
import { accessLife, hashToken, newToken, refreshLife } from './tokens.ts';

/** Sessions that one account may have at once; the oldest ends. */
const sessionLimit = 5;

const endSurplus = async (userId: string, keep: number): Promise<void> => {
  const open = await db()
    .select({ sessionId: userSession.sessionId })
    .from(userSession)
    .where(and(eq(userSession.userId, userId), eq(userSession.delYn, 'N')))
    .orderBy(asc(userSession.regDt));
  const surplus = open.slice(0, Math.max(0, open.length - keep)).map(({ sessionId }) => sessionId);
  if (surplus.length === 0) return;
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: 'surplus' })
    .where(inArray(userSession.sessionId, surplus));
};

/** Opens a session and hands its cookies out. */
export const openSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  single: boolean,
): Promise<void> => {
  const pair = { access: newToken(), refresh: newToken() };
  const xsrf = newToken();
  const now = Date.now();
  await inTransaction(async () => {
    await endSurplus(userId, single ? 0 : sessionLimit - 1);
    await db()
      .insert(userSession)
      .values({
        sessionId: randomUUID(),
        userId,
        accessHash: hashToken(pair.access),
        accessExpDt: new Date(now + accessLife),
        refreshHash: hashToken(pair.refresh),
        refreshExpDt: new Date(now + refreshLife),
        xsrfHash: hashToken(xsrf),
        ip: request.ip,
        rgtrId: userId,
      });
  });
  setTokens(request, reply, pair);
  setXsrf(request, reply, xsrf);
};
