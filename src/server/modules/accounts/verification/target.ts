import { messages } from '#contract/messages.ts';
import { asSubject } from '#contract/particles.ts';
import { missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { badRequest, stepRequired, unauthorized, validationFailure } from '#server/kernel/failure.ts';
import { accountOf } from '../session/sessionOf.ts';
import type { CertificationKind } from './certified.ts';

export type Channel = 'EML' | 'SMS';

/** A request for a verification code. */
export interface CertificationRequest {
  certKnd: CertificationKind;
  chnl: Channel;
  toContact?: string | null;
}

const empty = { EML: messages.email.empty, SMS: messages.mobile.empty };
const labels = { EML: '이메일', SMS: '휴대폰 번호' };

/** @throws Failure 400 if no contact was sent */
export const requireContact = ({ chnl, toContact }: CertificationRequest): string => {
  if (toContact) return toContact;
  throw validationFailure([{ ...missing('toContact', labels[chnl]), message: empty[chnl] }]);
};

/**
 * The signed-in caller, if they may certify this now: while the code for a new address is pending only that one, and a
 * new contact only if no sign-in step is pending.
 */
export const requireCaller = (caller: Caller | null, certKnd: CertificationKind): Caller => {
  if (!caller) throw unauthorized();
  const isTooEarly = {
    JOIN: false,
    CHANGE: caller.stepPending,
    RECERT: caller.verificationPending,
    ADDITIONAL: false,
  }[certKnd];
  if (isTooEarly) throw stepRequired();
  return caller;
};

/** The account's own contact, and its masked form. @throws Failure 400 if it has none */
export const ownContact = async (caller: Caller, chnl: Channel): Promise<{ to: string; shown: string }> => {
  const { eml, mblTelno } = await accountOf(caller.user.userId);
  const to = chnl === 'EML' ? eml : mblTelno;
  if (!to) {
    throw badRequest(`등록된 ${asSubject(labels[chnl])} 없습니다. 다른 방법으로 인증해 주세요.`);
  }
  return { to, shown: String(mask(chnl === 'EML' ? 'email' : 'phone', to)) };
};
