import type { FastifyRequest } from 'fastify';
import type { Calls } from '#generated/api/calls.ts';
import { endSession } from '#server/kernel/access/endSession.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { idleLimitsOf, markActive, secondsLeft } from './activity.ts';
import { requiresCode, storeSignInAddress } from './additionalVerification.ts';
import { clearTokens, refreshCookie, setTokens } from './cookies.ts';
import { authenticate } from './login.ts';
import { openSession } from './openSession.ts';
import { refreshSession } from './refreshSession.ts';
import { currentSession, sessionOf } from './sessionOf.ts';
import { lockedSentence } from './throttle.ts';

type LoginOutcome = 'SUCCESS' | 'FAIL' | 'LOCK' | 'REFUSED' | 'LOGOUT';

/** Kind of a failed sign-in: wrong credentials, locked after too many tries, or correct but refused. */
const outcomeOf = (error: unknown): LoginOutcome => {
  if (!(error instanceof Failure) || error.status === 401) return 'FAIL';
  return error.message === lockedSentence ? 'LOCK' : 'REFUSED';
};

interface Login {
  lgnClsf: LoginOutcome;
  /** As entered. */
  eml: string;
  userId?: string;
  userNm?: string | null;
  rsnCn?: string;
}

/** Records a sign-in, or its end, in the login log. */
const noteLogin = (request: FastifyRequest, login: Login): void =>
  request.server.logs.add('login', { ...login, regDt: new Date(), ip: request.ip, reqId: request.id });

/** Runs a sign-in; a failure is logged with its reason. @throws the errors of `work` */
const notingFailure = async <T>(request: FastifyRequest, eml: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const rsnCn = error instanceof Failure ? error.message : '서버에서 처리하지 못했습니다.';
    noteLogin(request, { lgnClsf: outcomeOf(error), eml, rsnCn });
    throw error;
  }
};

type Ids =
  | 'POST /login'
  | 'POST /logout'
  | 'POST /login/refresh-token'
  | 'GET /user-info'
  | 'GET /session-activity'
  | 'POST /session-activity';

/** Handlers for sign-in, sign-out and token refresh. */
export const sessionHandlers = (
  environment: Pick<
    Environment,
    'passwordHashCost' | 'singleSession' | 'demo' | 'smtpUrl' | 'smsUrl' | 'idleMinutes' | 'adminIdleMinutes'
  >,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /login': async ({ body, request, reply }) => {
    const { ip } = request;
    const account = await notingFailure(request, body.eml, () =>
      authenticate(body.eml, body.pswd, ip, environment.passwordHashCost),
    );
    const session = await sessionOf(account, ip, 'N');
    const isAdmin = session.authorizedInfo.mngrYn === 'Y';
    const asks = await requiresCode({ ...account, isAdmin }, ip, environment);
    await openSession(request, reply, account, {
      single: environment.singleSession,
      addVrfcYn: asks ? 'Y' : 'N',
      idleLimits: idleLimitsOf(environment),
    });
    if (!asks) await storeSignInAddress(account.userId, ip);
    const { userId, userNm } = account;
    noteLogin(request, { lgnClsf: 'SUCCESS', eml: body.eml, userId, userNm });
    return { data: { ...session, additionalVerificationRequired: asks } };
  },
  'POST /logout': async ({ caller, request, reply }) => {
    if (caller) {
      const { userId, userNm, eml } = caller.user;
      await endSession(caller.sessionId, 'logout');
      noteLogin(request, { lgnClsf: 'LOGOUT', eml, userId, userNm });
    }
    clearTokens(request, reply);
    return { data: {} };
  },
  'POST /login/refresh-token': async ({ request, reply }) => {
    setTokens(request, reply, await refreshSession(request.cookies[refreshCookie]));
    return { data: {} };
  },
  'GET /user-info': async ({ caller }) => ({ data: await currentSession(caller) }),
  'GET /session-activity': async ({ caller }) => {
    return { data: { secondsLeft: secondsLeft(caller) } };
  },
  'POST /session-activity': async ({ caller }) => {
    await markActive(caller, idleLimitsOf(environment));
    return { data: { secondsLeft: secondsLeft(caller) } };
  },
});
