import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import { assertAdministratorRemains, isAbleAdministrator } from '#server/kernel/access/rightsChanged.ts';
import { wholeCaller } from '#server/kernel/access/wholeCaller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { clearTokens } from '../session/cookies.ts';
import { provePresentPassword } from '../session/login.ts';
import { accountOf } from '../session/sessionOf.ts';
import { recordAccountChange } from './recordAccountChange.ts';

/** Leaving for good: the password is asked for once more, and every session of the person ends. */
export const unregister =
  ({ passwordHashCost }: Environment): Handler<'DELETE /unregister-user'> =>
  async ({ body, caller, request, reply }) => {
    const { user, ip } = wholeCaller(caller);
    const account = await accountOf(user.userId);
    await provePresentPassword(account, body.pswd, ip, passwordHashCost);
    await inTransaction(async () => {
      const administers = await isAbleAdministrator(user.userId);
      await recordAccountChange(account, { delYn: 'Y' });
      if (administers) await assertAdministratorRemains();
      await endSessionsOf([user.userId], 'account');
    });
    clearTokens(request, reply);
    return { data: {} };
  };
