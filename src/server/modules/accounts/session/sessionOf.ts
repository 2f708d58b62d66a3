import { eq } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { appUser } from '#generated/tables/index.ts';
import type { Session } from '#generated/types/sessionCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { isAllowedAddress } from '#server/kernel/access/ipRules.ts';
import { rightsOf } from '#server/kernel/access/rights.ts';
import { db } from '#server/kernel/database/db.ts';
import { unauthorized } from '#server/kernel/failure.ts';
import { isSetupEnded } from '#server/modules/platform/index.ts';
import type { Account } from './login.ts';
import { pendingSteps } from './steps.ts';

/** The stored account of the caller. @throws Failure 401 if it no longer exists */
export const accountOf = async (userId: string): Promise<Account> => {
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, userId));
  if (!account) throw unauthorized();
  return account;
};

/** The session data for the browser: the user, their rights, and pending steps. */
export const sessionOf = async (account: Account, ip: string, addVrfcYn: string): Promise<Session> => {
  const { user, info, ipRules } = await rightsOf(account.userId, account.rightsVer ?? 0);
  return {
    user,
    authorizedInfo: { ipYn: isAllowedAddress(ip, ipRules) ? 'Y' : 'N', ...info },
    pswdChgYmd: account.pswdChgYmd,
    lastJoinCertYmd: account.lastJoinCertYmd,
    joinCertYn: account.joinCertYn === 'Y' ? 'Y' : 'N',
    setupYn: info.mngrYn === 'Y' && !(await isSetupEnded()) ? 'Y' : 'N',
    ...pendingSteps({ ...account, addVrfcYn }, today()),
  };
};

/** The current state of the caller's session. */
export const currentSession = async (caller: Caller): Promise<Session> => {
  const account = await accountOf(caller.user.userId);
  return sessionOf(account, caller.ip, caller.verificationPending ? 'Y' : 'N');
};
