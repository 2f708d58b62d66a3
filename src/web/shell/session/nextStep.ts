import { constants } from '#contract/constants.ts';
import { monthsBefore } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';

/** The steps on /login between the right password and the screens, in order. */
export type SignInStep = 'additionalVerification' | 'passwordChange' | 'passwordExtension' | 'certification';

/** True for a certification that is too old, or withdrawn. The first certification takes place on /login/agreement. */
const isCertificationDue = ({ joinCertYn, lastJoinCertYmd }: Session, today: string): boolean =>
  lastJoinCertYmd === null
    ? joinCertYn === 'Y'
    : joinCertYn === 'N' || lastJoinCertYmd < monthsBefore(today, constants.joinCertificationMaxAgeMonths);

/**
 * The next step; null if there is none, and the session may start. `today` is yyyy-MM-dd in Korea.
 * A session without a step passes the guard's rules on expired dates.
 */
export const nextStep = (session: Session, today: string): SignInStep | null => {
  if (session.additionalVerificationRequired) return 'additionalVerification';
  if (session.passwordChangeRequired) return 'passwordChange';
  if (session.passwordExtensionRequired) return 'passwordExtension';
  return isCertificationDue(session, today) ? 'certification' : null;
};
