import { today } from '#contract/days.ts';
import { verifiedCaller } from '#server/kernel/access/caller.ts';
import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { choosePassword, storePassword } from '../session/choosePassword.ts';
import { verifyCurrentPassword } from '../session/login.ts';
import { accountOf, currentSession } from '../session/sessionOf.ts';
import { pendingSteps } from '../session/steps.ts';
import { recordAccountChange } from './recordAccountChange.ts';

/** Mail that confirms a changed password, so that the owner notices a change by someone else. */
const changedMail = (brandName: string, supportEmail: string, userNm: string | null) => ({
  ttl: `[${brandName}] 비밀번호가 변경되었습니다`,
  cn: `${userNm ?? ''}님, 안녕하세요.\n\n비밀번호가 변경되었습니다. 직접 변경하지 않으셨다면 바로 알려 주세요.${contactNote(supportEmail)}`,
});

/** Changes the caller's own password: requires the current one, and ends all other sessions of the user. */
export const changePassword =
  (environment: Environment): Handler<'PUT /update-user/password'> =>
  async ({ body, caller }) => {
    const { sessionId, user, ip } = verifiedCaller(caller);
    const { passwordHashCost: cost, brandName, supportEmail } = environment;
    const account = await accountOf(user.userId);
    await verifyCurrentPassword(account, body.pswd, ip, cost);
    const chosen = await choosePassword(account, body.newPswd, cost);
    await inTransaction(async () => {
      await storePassword(account, chosen);
      await endSessionsOf([user.userId], 'password', sessionId);
      await recordAccountChange(account, { pswdChgYmd: chosen.pswdChgYmd });
      if (account.eml) {
        await enqueue({
          chnl: 'EML',
          rcvr: account.eml,
          ...changedMail(brandName, supportEmail, account.userNm),
        });
      }
    });
    return { data: await currentSession(caller) };
  };

/** Keeps a password older than six months: it counts as new from today. */
export const extendPassword: Handler<'PUT /update-user/password-extend'> = async ({ caller }) => {
  const { user } = verifiedCaller(caller);
  const account = await accountOf(user.userId);
  const { passwordExtensionRequired } = pendingSteps({ ...account, addVrfcYn: 'N' }, today());
  if (!passwordExtensionRequired) throw badRequest('비밀번호를 아직 연장할 때가 아닙니다.');
  await inTransaction(() => recordAccountChange(account, { pswdChgYmd: today() }));
  return { data: await currentSession(caller) };
};
