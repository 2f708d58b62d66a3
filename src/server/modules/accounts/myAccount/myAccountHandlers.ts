import { today } from '#contract/days.ts';
import type { Calls } from '#generated/api/calls.ts';
import { verifiedCaller } from '#server/kernel/access/caller.ts';
import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import { assertAdministratorRemains, isAbleAdministrator } from '#server/kernel/access/rightsChanged.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { recordAgreements } from '../agreements/recordAgreements.ts';
import { requireAgreements } from '../agreements/requireAgreements.ts';
import { clearTokens } from '../session/cookies.ts';
import { type Account, verifyCurrentPassword } from '../session/login.ts';
import { accountOf, currentSession } from '../session/sessionOf.ts';
import { useCertification } from '../verification/certified.ts';
import { readMyPage, saveMyPage } from './myPage.ts';
import { changePassword, extendPassword } from './password.ts';
import { recordAccountChange } from './recordAccountChange.ts';

/** Consumes the verification code that was sent by mail or text message for renewing the certification. */
const useCode = async ({ userId, eml, mblTelno }: Account): Promise<boolean> => {
  const want = { sbjctKey: `user:${userId}`, certKnd: 'RECERT' } as const;
  const byMail = eml !== null && (await useCertification({ ...want, chnl: 'EML', toContact: eml }));
  return (
    byMail || (mblTelno !== null && (await useCertification({ ...want, chnl: 'SMS', toContact: mblTelno })))
  );
};

/**
 * The agreements of the first sign-in, and the certification every three months or at an administrator's request:
 * accounts that were certified before also need a verification code.
 */
const agree: Handler<'PUT /update-register/join-cert-yn'> = async ({ body, caller }) => {
  const { user } = verifiedCaller(caller);
  requireAgreements(body);
  const account = await accountOf(user.userId);
  const given = { ...body, prvcClctAgreChc: body.prvcClctAgreChc ?? 'N' };
  await inTransaction(async () => {
    const isFirst = account.joinCertYn !== 'Y' && account.lastJoinCertYmd === null;
    if (!isFirst && !(await useCode(account))) {
      throw badRequest('메일이나 문자로 받은 인증코드를 먼저 확인해 주세요.');
    }
    await recordAgreements(user.userId, given);
    const mails = given.prvcClctAgreChc === 'N' ? { rptpEmlYn: 'N' } : {};
    await recordAccountChange(account, { ...given, ...mails, joinCertYn: 'Y', lastJoinCertYmd: today() });
  });
  return { data: await currentSession(caller) };
};

/** Closes the caller's account: requires the password again, and ends all sessions of the user. */
const unregister =
  ({ passwordHashCost }: Environment): Handler<'DELETE /unregister-user'> =>
  async ({ body, caller, request, reply }) => {
    const { user, ip } = verifiedCaller(caller);
    const account = await accountOf(user.userId);
    await verifyCurrentPassword(account, body.pswd, ip, passwordHashCost);
    await inTransaction(async () => {
      const administers = await isAbleAdministrator(user.userId);
      await recordAccountChange(account, { delYn: 'Y' });
      if (administers) await assertAdministratorRemains();
      await endSessionsOf([user.userId], 'account');
    });
    clearTokens(request, reply);
    return { data: {} };
  };

type Ids =
  | 'PUT /update-user/password'
  | 'PUT /update-user/password-extend'
  | 'PUT /update-register/join-cert-yn'
  | 'GET /user-mypage'
  | 'PUT /user-mypage'
  | 'DELETE /unregister-user';

/** Handlers for the user's own account. */
export const myAccountHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'PUT /update-user/password': changePassword(environment),
  'PUT /update-user/password-extend': extendPassword,
  'PUT /update-register/join-cert-yn': agree,
  'GET /user-mypage': readMyPage(catalogue),
  'PUT /user-mypage': saveMyPage(environment, catalogue),
  'DELETE /unregister-user': unregister(environment),
});
