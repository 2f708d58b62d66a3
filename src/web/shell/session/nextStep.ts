import { constants } from '#contract/constants.ts';
import { monthsBefore } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';

/** What is done on /login between the right password and the screens, one after the other. */
export type SignInStep = 'additionalVerification' | 'passwordChange' | 'passwordExtension' | 'certification';

/** A certification that is too old, or that was taken back. Whoever never certified does so on /login/agreement. */
const isCertificationDue = ({ joinCertYn, lastJoinCertYmd }: Session, today: string): boolean =>
  lastJoinCertYmd === null
    ? joinCertYn === 'Y'
    : joinCertYn === 'N' || lastJoinCertYmd < monthsBefore(today, constants.joinCertificationMaxAgeMonths);

/**
 * The step that is due now; null when none is, and the session may start. `today` is yyyy-MM-dd in Korea.
 * A session without a step is one that the guard's rules on old dates let pass.
 */
export const nextStep = (session: Session, today: string): SignInStep | null => {
  if (session.additionalVerificationRequired) return 'additionalVerification';
  if (session.passwordChangeRequired) return 'passwordChange';
  if (session.passwordExtensionRequired) return 'passwordExtension';
  return isCertificationDue(session, today) ? 'certification' : null;
};
