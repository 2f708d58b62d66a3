import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appUser, spentToken, userSession } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import { administratorSignIn } from '#server/kernel/access/administratorAccounts.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type IdleLimits, idleEndOf } from './activity.ts';
import { setTokens, setXsrf } from './cookies.ts';
import { accessLife, hashToken, newToken, sessionLife, xsrfOfSession } from './tokens.ts';

/** An account at the time when its password was verified. */
export type VerifiedAccount = Pick<typeof appUser.$inferSelect, 'userId' | 'pswdHash' | 'emlFold'>;

const changedMeanwhile = (): Failure =>
  new Failure(401, 'UNAUTHORIZED', '비밀번호가 방금 바뀌었습니다. 새 비밀번호로 다시 로그인해 주세요.');

/** Maximum of concurrent sessions per account; the least recently used one ends. */
const sessionLimit = 5;

/**
 * Locks the account's row, so that concurrent sign-ins cannot exceed the limit together, and checks it again: while the
 * password was being verified, it may have been changed or the account closed.
 */
const assertUnchanged = async ({ userId, pswdHash }: VerifiedAccount): Promise<void> => {
  const [now] = await db().select().from(appUser).where(eq(appUser.userId, userId)).for('update');
  if (!now || now.pswdHash !== pswdHash) throw changedMeanwhile();
  const closed = signInProblem(now);
  if (closed) throw new Failure(403, 'FORBIDDEN', closed);
};

/** Notes the sign-in; as one of an administrator only by the address that the account has now. */
const noteSignIn = async ({ userId, emlFold }: VerifiedAccount): Promise<void> => {
  const isSame = sql`${appUser.emlFold} is not distinct from ${emlFold}`;
  await db()
    .update(appUser)
    .set({
      lastLgnDt: new Date(),
      mngrLgnDt: sql`case when ${isSame} then ${administratorSignIn} else ${appUser.mngrLgnDt} end`,
    })
    .where(eq(appUser.userId, userId));
};

const endSurplus = async (userId: string, keep: number): Promise<void> => {
  const openSessions = await db()
    .select({ sessionId: userSession.sessionId })
    .from(userSession)
    .where(
      and(
        eq(userSession.userId, userId),
        eq(userSession.delYn, 'N'),
        gt(userSession.refreshExpDt, new Date()),
        or(isNull(userSession.idleEndDt), gt(userSession.idleEndDt, new Date())),
      ),
    )
    .orderBy(asc(sql`coalesce(${userSession.rotatedDt}, ${userSession.regDt})`));
  const surplus = openSessions
    .slice(0, Math.max(0, openSessions.length - keep))
    .map(({ sessionId }) => sessionId);
  if (surplus.length === 0) return;
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: 'surplus' })
    .where(inArray(userSession.sessionId, surplus));
};

/** Deletes session rows that expired longer ago than the lifetime of a session. */
const dropOld = async (userId: string): Promise<void> => {
  const limit = new Date(Date.now() - sessionLife);
  await db()
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), lt(userSession.refreshExpDt, limit)));
  await db().delete(spentToken).where(lt(spentToken.regDt, limit));
};

/**
 * Opens a session and sets its cookies. @param options.addVrfcYn Y: the session requires a code before anything else
 */
export const openSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  proven: VerifiedAccount,
  { single, addVrfcYn, idleLimits }: { single: boolean; addVrfcYn: 'Y' | 'N'; idleLimits: IdleLimits },
): Promise<void> => {
  const { userId } = proven;
  const pair = { access: newToken(), refresh: newToken() };
  const sessionId = randomUUID();
  const now = Date.now();
  await inTransaction(async () => {
    await assertUnchanged(proven);
    await noteSignIn(proven);
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
        refreshExpDt: new Date(now + sessionLife),
        ip: request.ip,
        addVrfcYn,
        idleEndDt: idleEndOf(idleLimits, false, now),
        rgtrId: userId,
        regDt: new Date(now),
      });
  });
  setTokens(request, reply, pair);
  setXsrf(request, reply, xsrfOfSession(sessionId));
};
