import { fill, messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { duplicate, type Failure, validationFailure } from '#server/kernel/failure.ts';
import { isRegisteredDomain } from './registeredDomain.ts';

/** Reason why a contact cannot be used; undefined if it can. */
export type Objection = 'unregisteredDomain' | 'duplicate' | undefined;

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
