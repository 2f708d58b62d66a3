import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appUser, spentToken, userSession } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import { setTokens, setXsrf } from './cookies.ts';
import { accessLife, hashToken, newToken, refreshLife, xsrfOfSession } from './tokens.ts';

/** Sessions that one account may have at once; the one that was used longest ago ends. */
const sessionLimit = 5;

/** The account's row is locked first, so that two sign-ins at one moment do not both find room. */
const endSurplus = async (userId: string, keep: number): Promise<void> => {
  await db().select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId)).for('update');
  const living = await db()
    .select({ sessionId: userSession.sessionId })
    .from(userSession)
    .where(
      and(
        eq(userSession.userId, userId),
        eq(userSession.delYn, 'N'),
        gt(userSession.refreshExpDt, sql`now()`),
      ),
    )
    .orderBy(asc(sql`coalesce(${userSession.rotatedDt}, ${userSession.regDt})`));
  const surplus = living.slice(0, Math.max(0, living.length - keep)).map(({ sessionId }) => sessionId);
  if (surplus.length === 0) return;
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: 'surplus' })
    .where(inArray(userSession.sessionId, surplus));
};

/** What ran out a refresh token's life ago is of no use to anybody. */
const dropOld = async (userId: string): Promise<void> => {
  const limit = new Date(Date.now() - refreshLife);
  await db()
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), lt(userSession.refreshExpDt, limit)));
  await db().delete(spentToken).where(lt(spentToken.regDt, limit));
};

/** Opens a session and hands its cookies out. */
export const openSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  single: boolean,
): Promise<void> => {
  const pair = { access: newToken(), refresh: newToken() };
  const sessionId = randomUUID();
  const now = Date.now();
  await inTransaction(async () => {
    await endSurplus(userId, single ? 0 : sessionLimit - 1);
    await dropOld(userId);
    await db()
      .insert(userSession)
      .values({
        sessionId,
        userId,
        accessHash: hashToken(pair.access),
        accessExpDt: new Date(now + accessLife),
        refreshHash: hashToken(pair.refresh),
        refreshExpDt: new Date(now + refreshLife),
        ip: request.ip,
        rgtrId: userId,
      });
  });
  setTokens(request, reply, pair);
  setXsrf(request, reply, xsrfOfSession(sessionId));
};
