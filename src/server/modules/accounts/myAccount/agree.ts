import { today } from '#contract/days.ts';
import { invalid } from '#contract/validation.ts';
import { wholeCaller } from '#server/kernel/access/wholeCaller.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import type { Handler } from '#server/kernel/operations/call.ts';
import type { Account } from '../session/login.ts';
import { accountOf, currentSession } from '../session/sessionOf.ts';
import { type Agreements, recordAgreements } from '../signUp/recordAgreements.ts';
import { useCertification } from '../verification/certified.ts';
import { recordAccountChange } from './recordAccountChange.ts';

const required = [
  ['useTrmsAgre', '이용약관', '이용약관에 동의해 주세요.'],
  ['prvcClctAgreEsntl', '개인정보 필수 동의', '개인정보 수집·이용(필수)에 동의해 주세요.'],
] as const;

/** Without the required agreements there is nothing to go on with. */
export const requireAgreements = (given: Pick<Agreements, 'useTrmsAgre' | 'prvcClctAgreEsntl'>): void => {
  const missing = required.filter(([name]) => given[name] !== 'Y');
  if (missing.length) {
    throw validationFailure(missing.map(([name, label, message]) => invalid(name, label, message)));
  }
};

/** Uses up the code that came by mail or by text message for certifying anew. */
const useCode = async ({ userId, eml, mblTelno }: Account): Promise<boolean> => {
  const want = { sbjctKey: `user:${userId}`, certKnd: 'RECERT' } as const;
  const byMail = eml !== null && (await useCertification({ ...want, chnl: 'EML', toContact: eml }));
  return (
    byMail || (mblTelno !== null && (await useCertification({ ...want, chnl: 'SMS', toContact: mblTelno })))
  );
};

/**
 * The agreements of the first sign-in, and the certification every three months or when an administrator asks for it
 * anew: with a code besides for everybody who was certified before.
 */
export const agree: Handler<'PUT /update-register/join-cert-yn'> = async ({ body, caller }) => {
  const { user } = wholeCaller(caller);
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
