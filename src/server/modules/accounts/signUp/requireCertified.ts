import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { certification } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { codesOf, useCertification, type Want } from '../verification/certified.ts';

export interface Contacts {
  eml: string;
  mblTelno: string;
}

const hasAsked = async (want: Want): Promise<boolean> => {
  const sent = await db()
    .select({ certId: certification.certId })
    .from(certification)
    .where(codesOf(want))
    .limit(1);
  return sent.length > 0;
};

const problemOf = async (
  want: Want,
  name: string,
  label: string,
  sentences: { duplicateCheckNeeded: string; verificationNeeded: string },
): Promise<FormProblem[]> => {
  if (await useCertification(want)) return [];
  const isAsked = await hasAsked(want);
  return [invalid(name, label, isAsked ? sentences.verificationNeeded : sentences.duplicateCheckNeeded)];
};

/**
 * Uses up what this visitor has certified, in the caller's transaction.
 * @throws Failure 400 for each contact that is not: whoever never asked for a code is sent back to the duplicate check
 */
export const requireCertified = async (
  sbjctKey: string | undefined,
  { eml, mblTelno }: Contacts,
): Promise<void> => {
  const want = { sbjctKey, certKnd: 'JOIN' } as const;
  const problems = [
    ...(await problemOf({ ...want, chnl: 'EML', toContact: eml }, 'eml', '이메일', messages.email)),
    ...(await problemOf(
      { ...want, chnl: 'SMS', toContact: mblTelno },
      'mblTelno',
      '휴대폰 번호',
      messages.mobile,
    )),
  ];
  if (problems.length) throw validationFailure(problems);
};
