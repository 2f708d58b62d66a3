import cookie from '@fastify/cookie';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { today } from '#contract/days.ts';
import { backgroundHeader } from '#contract/session.ts';
import { appUser, userSession } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { endSession, isEndedByServer } from '#server/kernel/access/endSession.ts';
import { isAllowedAddress } from '#server/kernel/access/ipRules.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { rightsOf } from '#server/kernel/access/rights.ts';
import { builtOnce } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { Failure, sessionEnded } from '#server/kernel/failure.ts';
import { methodOverride } from '#server/kernel/operations/register.ts';
import { idleLimitsOf, isIdle, noteActivity } from './activity.ts';
import { accessCookie, clearTokens, setXsrf, xsrfCookie, xsrfHeader } from './cookies.ts';
import { isStepPending } from './steps.ts';
import { hashToken, isOutlived, xsrfOfSession } from './tokens.ts';

/** Session and account in one statement. */
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
 * Who calls, by the access cookie; null when nobody is signed in or the token has run out.
 * @throws Failure AUTH8 when the server itself ended the session
 */
const loadCaller = async (request: FastifyRequest): Promise<Caller | null> => {
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
  if (isOutlived(found.openedAt)) {
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

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const forged = (): Failure =>
  new Failure(403, 'XSRF', '요청을 확인할 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.');

/** The cross-site tokens that the browser holds: another product of the domain may have set one of the same name. */
const keptXsrf = ({ headers: { cookie: line = '' } }: FastifyRequest): string[] =>
  line
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${xsrfCookie}=`))
    .map((one) => one.slice(xsrfCookie.length + 1))
    .filter((value) => /^[\w-]+$/.test(value));

/** The header must repeat a cookie, and within a session that must be the session's own. */
const assertXsrf = (request: FastifyRequest): void => {
  const header = request.headers[xsrfHeader];
  const sent = typeof header === 'string' ? header.split(',') : [];
  const own = request.caller && xsrfOfSession(request.caller.sessionId);
  if (!keptXsrf(request).some((kept) => (!own || kept === own) && sent.includes(kept))) throw forged();
};

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/**
 * Whether a browser says that another site sends the call: by what it says of the site, or else by the origin, which must
 * be the address that is called or the one that people know. A program says nothing, and has no cookies of a person.
 */
const isFromElsewhere = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== hostOf(`http://${request.host}`) && host !== hostOf(publicUrl));
};

/** Every read sets the XSRF cookie: the session's own token, or a new one for visitors without. */
const offerXsrf = (request: FastifyRequest, reply: FastifyReply): void => {
  const kept = keptXsrf(request);
  const wanted = request.caller && xsrfOfSession(request.caller.sessionId);
  if (wanted ? !kept.includes(wanted) : kept.length === 0) setXsrf(request, reply, wanted ?? undefined);
};

const isSafe = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Whether the browser asks by itself, for a stream of events or a picture: nobody is told what is answered. */
const isUnheard = ({ headers }: FastifyRequest): boolean =>
  headers.accept === 'text/event-stream' || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty';

const isEnded = (error: unknown): boolean => error instanceof Failure && error.code === 'AUTH8';

/**
 * Knows who calls, and refuses writes that another site sends in their name, before their body is read.
 * Ends sessions that saw no activity for too long.
 */
export const registerSession = async (
  app: FastifyInstance,
  environment: Pick<Environment, 'publicUrl' | 'idleMinutes' | 'adminIdleMinutes'>,
): Promise<void> => {
  const { publicUrl } = environment;
  const idleLimits = idleLimitsOf(environment);
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.addHook('preParsing', async (request, reply) => {
    const { operations } = request.routeOptions.config;
    // A command of ours is no browser: no cookie speaks for it, so no other site can.
    if (!operations || Object.values(operations).every(({ access }) => access === 'machine')) return;
    const isPublic = operations[methodOverride(request)]?.access === 'public';
    try {
      request.caller = await loadCaller(request);
    } catch (error) {
      // What is open to everybody stays open. The tokens are left for a call that can tell why the session ended.
      if (!isPublic) {
        if (isEnded(error) && !isUnheard(request)) clearTokens(request, reply);
        throw error;
      }
    }
    if (isSafe(request)) offerXsrf(request, reply);
    else if (isFromElsewhere(request, publicUrl)) throw forged();
    else assertXsrf(request);
  });
  app.addHook('preHandler', async ({ caller, allowed, headers }) => {
    const isByScreen = headers[backgroundHeader] !== undefined;
    if (caller && allowed) await noteActivity(caller, allowed, idleLimits, isByScreen);
  });
};
