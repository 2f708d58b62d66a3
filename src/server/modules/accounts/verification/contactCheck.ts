import { and, eq, not, type SQL } from 'drizzle-orm';
import { fill, messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, commonCode } from '#generated/tables/index.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { duplicate, type Failure, validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** Whether the address is in one of the domains, or in a subdomain. */
export const isWithin = (eml: string, domains: readonly string[]): boolean => {
  const domain = fold(eml.slice(eml.lastIndexOf('@') + 1));
  return domains.some((known) => known !== '' && (domain === known || domain.endsWith(`.${known}`)));
};

/** Whether the address belongs to an institution that may register: the active detail codes of INST_DOMAIN. */
export const isRegisteredDomain = async (eml: string): Promise<boolean> => {
  const codes = await db()
    .select({ cdNm: commonCode.cdNm })
    .from(commonCode)
    .where(and(eq(commonCode.upCdId, 'INST_DOMAIN'), eq(commonCode.useYn, 'Y'), eq(commonCode.delYn, 'N')));
  return isWithin(
    eml,
    codes.map(({ cdNm }) =>
      fold(cdNm ?? '')
        .trim()
        .replace(/^@/, ''),
    ),
  );
};

/** Reason why a contact cannot be used; undefined if it can. */
type Objection = 'unregisteredDomain' | 'duplicate' | undefined;

type Channel = 'EML' | 'SMS';

const sentences = { EML: messages.email, SMS: messages.mobile };
const fields = { EML: ['eml', '이메일'], SMS: ['mblTelno', '휴대폰 번호'] } as const;

const unregistered = (supportEmail: string): string =>
  supportEmail
    ? fill(messages.email.unregisteredDomain, { supportEmail })
    : '등록되지 않은 기관의 이메일입니다. 시스템 관리자에게 문의해 주세요.';

/**
 * Objection to a contact. For an address of an unregistered institution it is not checked, and so not revealed, whether
 * it is taken.
 */
export const objectionTo = async (
  chnl: Channel,
  contact: string,
  isTaken: () => Promise<boolean>,
  { anyDomain = false } = {},
): Promise<Objection> => {
  if (chnl === 'EML' && !anyDomain && !(await isRegisteredDomain(contact))) return 'unregisteredDomain';
  return (await isTaken()) ? 'duplicate' : undefined;
};

/** The objection as the result of a check. */
export const checkResult = (
  chnl: Channel,
  objection: Objection,
  supportEmail: string,
): CertificationResult => {
  if (objection === 'unregisteredDomain') return { result: false, message: unregistered(supportEmail) };
  if (objection === 'duplicate') return { result: false, message: sentences[chnl].duplicate };
  return { result: true, message: sentences[chnl].available };
};

/** The objection as a failure, for calls without a preceding check. */
export const refusal = (chnl: Channel, objection: NonNullable<Objection>, supportEmail: string): Failure => {
  const [name, label] = fields[chnl];
  return objection === 'duplicate'
    ? duplicate([{ name, label, message: sentences[chnl].duplicate }])
    : validationFailure([invalid(name, label, unregistered(supportEmail))]);
};

/** A rejected registration: the same person may register again. */
export const mayReapply = and(eq(appUser.signUpYn, 'Y'), eq(appUser.userAprvYn, 'R'));

const contactIs = (chnl: 'EML' | 'SMS', contact: string) =>
  chnl === 'EML' ? eq(appUser.emlFold, fold(contact)) : eq(appUser.mblTelno, contact);

const accountsWith = (chnl: 'EML' | 'SMS', contact: string, but?: SQL): Promise<{ userId: string }[]> =>
  db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(contactIs(chnl, contact), eq(appUser.delYn, 'N'), but && not(but)))
    .limit(1);

/** Whether an account has this e-mail or mobile number, so that a new account cannot use it. */
export const isTakenForJoin = async (chnl: 'EML' | 'SMS', contact: string): Promise<boolean> =>
  (await accountsWith(chnl, contact, mayReapply)).length > 0;

/** Whether an account other than `except` has this e-mail or mobile number. */
export const isTaken = async (chnl: 'EML' | 'SMS', contact: string, except?: string): Promise<boolean> =>
  (await accountsWith(chnl, contact, except === undefined ? undefined : eq(appUser.userId, except))).length >
  0;
