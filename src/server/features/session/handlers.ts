import { eq } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser } from '#generated/tables/index.ts';
import type { Session } from '#generated/types/sessionCalls.ts';
import { isAllowedAddress } from '../../access/ipRules.ts';
import { db } from '../../database/db.ts';
import type { Environment } from '../../environment.ts';
import { unauthorized } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import { clearTokens, refreshCookie, setTokens } from './cookies.ts';
import { endSession } from './endSession.ts';
import { authenticate } from './login.ts';
import { openSession } from './openSession.ts';
import { refreshSession } from './refreshSession.ts';
import { rightsOf } from './rights.ts';
import { pendingSteps } from './steps.ts';

type Account = typeof appUser.$inferSelect;

const sessionOf = async (account: Account, ip: string): Promise<Session> => {
  const { user, info, ipRules } = await rightsOf(account.userId, account.rightsVer ?? 0);
  return {
    user,
    authorizedInfo: { ipYn: isAllowedAddress(ip, ipRules) ? 'Y' : 'N', ...info },
    pswdChgYmd: account.pswdChgYmd,
    lastJoinCertYmd: account.lastJoinCertYmd,
    joinCertYn: account.joinCertYn === 'Y' ? 'Y' : 'N',
    ...pendingSteps(account, today()),
  };
};

const accountOf = async (userId: string): Promise<Account> => {
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, userId));
  if (!account) throw unauthorized();
  return account;
};

type Ids = 'POST /login' | 'POST /logout' | 'POST /login/refresh-token' | 'GET /user-info';

/** Sign-in, sign-out, and the tokens between them. */
export const sessionHandlers = (
  environment: Pick<Environment, 'passwordHashCost' | 'singleSession'>,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /login': async ({ body, request, reply }) => {
    const account = await authenticate(body.eml, body.pswd, request.ip, environment.passwordHashCost);
    await openSession(request, reply, account.userId, environment.singleSession);
    return { data: await sessionOf(account, request.ip) };
  },
  'POST /logout': async ({ caller, request, reply }) => {
    if (caller) {
      await endSession(caller.sessionId, 'logout');
    }
    clearTokens(request, reply);
    return { data: {} };
  },
  'POST /login/refresh-token': async ({ request, reply }) => {
    setTokens(request, reply, await refreshSession(request.cookies[refreshCookie]));
    return { data: {} };
  },
  'GET /user-info': async ({ caller, request }) => {
    if (!caller) throw unauthorized();
    return { data: await sessionOf(await accountOf(caller.user.userId), request.ip) };
  },
});
