import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { MyPage } from '#generated/types/myPage.ts';
import { verifiedCaller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import { recordAgreements } from '../agreements/agreements.ts';
import { contactNote } from '../contactNote.ts';
import type { Account } from '../session/login.ts';
import { accountOf } from '../session/sessionOf.ts';
import { useCertification } from '../verification/certified.ts';
import { recordAccountChange } from './recordAccountChange.ts';

/** The caller's own personal data, unmasked. */
export const readMyPage =
  (catalogue: Catalogue): Handler<'GET /user-mypage'> =>
  async ({ caller }) => {
    const { user } = verifiedCaller(caller);
    const spec = entityOf(catalogue, 'myPage');
    const record = await readRecord(catalogue, spec, caller, user.userId);
    return { data: presentRecord(spec, record) };
  };

/** The contacts after the save. */
interface Contacts {
  eml: string | null;
  mblTelno: string | null;
  /** Whether the number was part of the request. */
  sentMobile: boolean;
}

const isNewEmail = (account: Account, { eml }: Contacts): boolean =>
  eml !== null && fold(eml) !== account.emlFold;

const isNewMobile = (account: Account, { mblTelno, sentMobile }: Contacts): boolean =>
  mblTelno !== null && (mblTelno !== account.mblTelno || (sentMobile && account.mblCertYn !== 'Y'));

/**
 * Problems of a new or unverified contact: it must have been verified for this change; its code is consumed by the
 * save.
 */
const uncertified = async (account: Account, saved: Contacts): Promise<FormProblem[]> => {
  const want = { sbjctKey: `user:${account.userId}`, certKnd: 'CHANGE' } as const;
  const problems: FormProblem[] = [];
  if (
    isNewEmail(account, saved) &&
    !(await useCertification({ ...want, chnl: 'EML', toContact: saved.eml ?? '' }))
  )
    problems.push(invalid('eml', '이메일', messages.email.verificationNeeded));
  if (
    isNewMobile(account, saved) &&
    !(await useCertification({ ...want, chnl: 'SMS', toContact: saved.mblTelno ?? '' }))
  )
    problems.push(invalid('mblTelno', '휴대폰 번호', messages.form.phoneVerificationNeeded));
  return problems;
};

const mailsNeedConsent = invalid(
  'rptpEmlYn',
  '보고 메일 받기',
  '보고 메일을 받으려면 개인정보 수집·이용(선택)에 동의해 주세요.',
);

/** Notifies the old address of the new one, so that an account cannot be taken over unnoticed. */
const notifyOldAddress = async (
  { eml, userNm }: Account,
  { brandName, supportEmail }: Environment,
): Promise<void> => {
  if (!eml) return;
  await enqueue({
    chnl: 'EML',
    rcvr: eml,
    ttl: `[${brandName}] 이메일이 변경되었습니다`,
    cn: `${userNm ?? ''} 님, 안녕하세요.\n\n로그인에 쓰는 이메일이 변경되었습니다. 직접 변경하지 않으셨다면 바로 알려 주세요.${contactNote(supportEmail)}`,
  });
};

/** Saves the caller's own personal data. Whether a value is new is decided by comparison with the stored one. */
export const saveMyPage =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /user-mypage'> =>
  async ({ body, caller }) => {
    const { user } = verifiedCaller(caller);
    const spec = entityOf(catalogue, 'myPage');
    if (body === null || typeof body !== 'object') throw badRequest('요청 본문의 형식이 올바르지 않습니다.');
    const account = await accountOf(user.userId);
    await inTransaction(async () => {
      const saved = (await updateRecord(catalogue, spec, caller, {
        ...body,
        userId: user.userId,
      })) as Row & MyPage;
      const contacts = { eml: saved.eml, mblTelno: saved.mblTelno, sentMobile: 'mblTelno' in body };
      const problems = await uncertified(account, contacts);
      if (problems.length) throw validationFailure(problems);
      if (saved.prvcClctAgreChc !== 'Y' && saved.rptpEmlYn === 'Y') {
        if (account.rptpEmlYn !== 'Y') throw validationFailure([mailsNeedConsent]);
        await recordAccountChange(account, { rptpEmlYn: 'N' });
      }
      const mblCertYn =
        saved.mblTelno === null ? 'N' : isNewMobile(account, contacts) ? 'Y' : account.mblCertYn;
      if (mblCertYn !== account.mblCertYn) await recordAccountChange(account, { mblCertYn });
      if (isNewEmail(account, contacts)) await notifyOldAddress(account, environment);
      if (saved.prvcClctAgreChc !== account.prvcClctAgreChc)
        await recordAgreements(user.userId, { prvcClctAgreChc: saved.prvcClctAgreChc });
    });
    const record = await readRecord(catalogue, spec, caller, user.userId);
    return { data: presentRecord(spec, record) };
  };
