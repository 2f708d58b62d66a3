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
import { enqueue } from '#server/modules/platform/index.ts';
import { recordAgreements, requireAgreements } from '../agreements/agreements.ts';
import { contactNote } from '../contactNote.ts';
import { choosePassword, storePassword } from '../session/choosePassword.ts';
import { clearTokens } from '../session/cookies.ts';
import { type Account, verifyCurrentPassword } from '../session/login.ts';
import { accountOf, currentSession } from '../session/sessionOf.ts';
import { pendingSteps } from '../session/steps.ts';
import { useCertification } from '../verification/certified.ts';
import { readMyPage, saveMyPage } from './myPage.ts';
import { recordAccountChange } from './recordAccountChange.ts';

/** Mail that confirms a changed password, so that the owner notices a change by someone else. */
const changedMail = (brandName: string, supportEmail: string, userNm: string | null) => ({
  ttl: `[${brandName}] 비밀번호가 변경되었습니다`,
  cn: `${userNm ?? ''}님, 안녕하세요.\n\n비밀번호가 변경되었습니다. 직접 변경하지 않으셨다면 바로 알려 주세요.${contactNote(supportEmail)}`,
});

/** Changes the caller's own password: requires the current one, and ends all other sessions of the user. */
const changePassword =
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
const extendPassword: Handler<'PUT /update-user/password-extend'> = async ({ caller }) => {
  const { user } = verifiedCaller(caller);
  const account = await accountOf(user.userId);
  const { passwordExtensionRequired } = pendingSteps({ ...account, addVrfcYn: 'N' }, today());
  if (!passwordExtensionRequired) throw badRequest('비밀번호를 아직 연장할 때가 아닙니다.');
  await inTransaction(() => recordAccountChange(account, { pswdChgYmd: today() }));
  return { data: await currentSession(caller) };
};

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
