import { eq, or } from 'drizzle-orm';
import { appUser, spentToken, userSession } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import { endSession, isEndedByServer } from '#server/kernel/access/endSession.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { sessionEnded, unauthorized } from '#server/kernel/failure.ts';
import { isIdle } from './activity.ts';
import {
  accessLife,
  graceMs,
  hashToken,
  isPastLifetime,
  newToken,
  seal,
  type TokenPair,
  unseal,
} from './tokens.ts';

type Outcome = TokenPair | { ended: string | null } | 'unknown';

/** A token older than the previous one was used: it must have been copied, so the session ends. */
const endIfSpent = async (hash: string): Promise<Outcome> => {
  const [spent] = await db().select().from(spentToken).where(eq(spentToken.tokenHash, hash));
  if (!spent?.sessionId) return 'unknown';
  await endSession(spent.sessionId, 'reuse');
  return { ended: 'reuse' };
};

const rotate = async (token: string): Promise<Outcome> => {
  const hash = hashToken(token);
  const [session] = await db()
    .select()
    .from(userSession)
    .where(or(eq(userSession.refreshHash, hash), eq(userSession.precedingHash, hash)))
    .for('update');
  const now = Date.now();
  if (!session) return endIfSpent(hash);
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, session.userId));
  const isClosed = !account || closedReason(account) !== undefined;
  if (session.delYn === 'Y') {
    if (!isEndedByServer(session.endReason)) return 'unknown';
    return { ended: isClosed ? 'account' : session.endReason };
  }
  if (isClosed) {
    await endSession(session.sessionId, 'account');
    return { ended: 'account' };
  }
  if (isPastLifetime(session.regDt, now)) {
    await endSession(session.sessionId, 'outlived');
    return { ended: 'outlived' };
  }
  if (isIdle(session.idleEndDt, now)) {
    await endSession(session.sessionId, 'idle');
    return { ended: 'idle' };
  }
  if (!session.refreshExpDt || session.refreshExpDt.getTime() <= now) return 'unknown';
  if (session.precedingHash === hash) {
    const isRecent = session.rotatedDt !== null && now - session.rotatedDt.getTime() <= graceMs;
    return isRecent && session.successorSealed ? unseal(token, session.successorSealed) : endIfSpent(hash);
  }
  const next = { access: newToken(), refresh: newToken() };
  await db()
    .insert(spentToken)
    .values({ tokenHash: hash, sessionId: session.sessionId })
    .onConflictDoNothing();
  await db()
    .update(userSession)
    .set({
      accessHash: hashToken(next.access),
      accessExpDt: new Date(now + accessLife),
      refreshHash: hashToken(next.refresh),
      precedingHash: hash,
      rotatedDt: new Date(now),
      successorSealed: seal(token, next),
    })
    .where(eq(userSession.sessionId, session.sessionId));
  return next;
};

/**
 * Exchanges a refresh token for the next pair. The directly preceding token gets the pair already issued, for 30 s; any
 * older one ends the session.
 * @throws Failure 401 if the token is unknown or expired, AUTH8 if a spent token was used again
 */
export const refreshSession = async (token: string | undefined): Promise<TokenPair> => {
  if (!token) throw unauthorized();
  const outcome = await inTransaction(() => rotate(token));
  if (outcome === 'unknown') throw unauthorized();
  if ('ended' in outcome) throw sessionEnded(outcome.ended);
  return outcome;
};
