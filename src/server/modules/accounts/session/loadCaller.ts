import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { today } from '#contract/days.ts';
import { appUser, userSession } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { endSession, isEndedByServer } from '#server/kernel/access/endSession.ts';
import { isAllowedAddress } from '#server/kernel/access/ipRules.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { rightsOf } from '#server/kernel/access/rights.ts';
import { builtOnce } from '#server/kernel/database/db.ts';
import { sessionEnded } from '#server/kernel/failure.ts';
import { isIdle } from './activity.ts';
import { accessCookie } from './cookies.ts';
import { isStepPending } from './steps.ts';
import { hashToken, isPastLifetime } from './tokens.ts';

/** Reads session and account in one statement. */
const sessionStatement = builtOnce((handle) =>
  handle
    .select({
      sessionId: userSession.sessionId,
      userId: userSession.userId,
      accessExpDt: userSession.accessExpDt,
      openedAt: userSession.regDt,
      delYn: userSession.delYn,
      endReason: userSession.endReason,
      addVrfcYn: userSession.addVrfcYn,
      idleEndDt: userSession.idleEndDt,
      admUseYn: userSession.admUseYn,
      rightsVer: appUser.rightsVer,
      pswdChgYmd: appUser.pswdChgYmd,
      lastJoinCertYmd: appUser.lastJoinCertYmd,
      joinCertYn: appUser.joinCertYn,
      account: {
        delYn: appUser.delYn,
        userAprvYn: appUser.userAprvYn,
        useYn: appUser.useYn,
        leaveYn: appUser.leaveYn,
      },
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.userId, userSession.userId))
    .where(eq(userSession.accessHash, sql.placeholder('accessHash')))
    .prepare(''),
);

const findSession = async (accessHash: string) => {
  const [found] = await sessionStatement().execute({ accessHash });
  return found;
};

/**
 * The caller according to the access cookie; null without a session or with an expired token.
 * @throws Failure AUTH8 if the server ended the session
 */
export const loadCaller = async (request: FastifyRequest): Promise<Caller | null> => {
  const token = request.cookies[accessCookie];
  if (!token) return null;
  const found = await findSession(hashToken(token));
  if (!found) return null;
  if (found.delYn === 'Y') {
    if (isEndedByServer(found.endReason))
      throw sessionEnded(closedReason(found.account) ? 'account' : found.endReason);
    return null;
  }
  if (closedReason(found.account)) {
    await endSession(found.sessionId, 'account');
    throw sessionEnded();
  }
  if (isPastLifetime(found.openedAt)) {
    await endSession(found.sessionId, 'outlived');
    throw sessionEnded('outlived');
  }
  if (isIdle(found.idleEndDt)) {
    await endSession(found.sessionId, 'idle');
    throw sessionEnded('idle');
  }
  if (!found.accessExpDt || found.accessExpDt.getTime() <= Date.now()) return null;
  const rights = await rightsOf(found.userId, found.rightsVer ?? 0);
  return {
    sessionId: found.sessionId,
    user: rights.user,
    rights: { ipYn: isAllowedAddress(request.ip, rights.ipRules) ? 'Y' : 'N', ...rights.info },
    menuIdsOf: await menuIdsOf(),
    stepPending: isStepPending(found, today()),
    verificationPending: found.addVrfcYn === 'Y',
    ip: request.ip,
    openedAt: found.openedAt,
    idleEnd: found.idleEndDt,
    administers: found.admUseYn === 'Y',
  };
};
