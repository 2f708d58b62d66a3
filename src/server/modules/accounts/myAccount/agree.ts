import { today } from '#contract/days.ts';
import { wholeCaller } from '#server/kernel/access/wholeCaller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { recordAgreements } from '../agreements/recordAgreements.ts';
import { requireAgreements } from '../agreements/requireAgreements.ts';
import type { Account } from '../session/login.ts';
import { accountOf, currentSession } from '../session/sessionOf.ts';
import { useCertification } from '../verification/certified.ts';
import { recordAccountChange } from './recordAccountChange.ts';

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
