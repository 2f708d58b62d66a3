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
import { Failure, sessionEnded } from '#server/kernel/failure.ts';
import { methodOverride } from '#server/kernel/operations/register.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { idleLimitsOf, isIdle, noteActivity } from './activity.ts';
import { accessCookie, clearTokens, setXsrf, xsrfCookie, xsrfHeader } from './cookies.ts';
import { isStepPending } from './steps.ts';
import { hashToken, isPastLifetime, xsrfOfSession } from './tokens.ts';

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

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const forged = (): Failure =>
  new Failure(403, 'XSRF', '요청을 확인할 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.');

/**
 * The cross-site tokens in the browser's cookies: another product on the domain may have set a cookie of the same name.
 */
const keptXsrf = ({ headers: { cookie: line = '' } }: FastifyRequest): string[] =>
  line
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${xsrfCookie}=`))
    .map((one) => one.slice(xsrfCookie.length + 1))
    .filter((value) => /^[\w-]+$/.test(value));

/** The header must repeat one of the cookies, within a session the token of that session. */
const assertXsrf = (request: FastifyRequest): void => {
  const header = request.headers[xsrfHeader];
  const sent = typeof header === 'string' ? header.split(',') : [];
  const own = request.caller && xsrfOfSession(request.caller.sessionId);
  if (!keptXsrf(request).some((kept) => (!own || kept === own) && sent.includes(kept))) throw forged();
};

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/**
 * Whether the browser reports that another site sent the request: by Sec-Fetch-Site, else by the origin, which must be
 * the requested address or the public one. Programs send neither, and have no user's cookies.
 */
const isFromElsewhere = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== hostOf(`http://${request.host}`) && host !== hostOf(publicUrl));
};

/** Every read sets the XSRF cookie: the session's token, or a new one without a session. */
const offerXsrf = (request: FastifyRequest, reply: FastifyReply): void => {
  const kept = keptXsrf(request);
  const wanted = request.caller && xsrfOfSession(request.caller.sessionId);
  if (wanted ? !kept.includes(wanted) : kept.length === 0) setXsrf(request, reply, wanted ?? undefined);
};

const isSafe = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Whether the browser itself requests an event stream or a picture, so that the user does not see the answer. */
const isBrowserInitiated = ({ headers }: FastifyRequest): boolean =>
  headers.accept === 'text/event-stream' || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty';

const isEnded = (error: unknown): boolean => error instanceof Failure && error.code === 'AUTH8';

/**
 * Determines the caller of each request, and refuses cross-site writes before their body is read. Ends sessions without
 * activity for too long.
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
    // A command of the product is not a browser: it is not authorised by cookies, so cross-site requests cannot abuse
    // it.
    if (!operations || Object.values(operations).every(({ access }) => access === 'machine')) return;
    const isPublic = operations[methodOverride(request)]?.access === 'public';
    try {
      request.caller = await loadCaller(request);
    } catch (error) {
      // Public operations stay available. The cookies are left for a request that can show the user why the session
      // ended.
      if (!isPublic) {
        if (isEnded(error) && !isBrowserInitiated(request)) clearTokens(request, reply);
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
