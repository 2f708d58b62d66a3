import { constants } from '#contract/constants.ts';
import { monthsBefore } from '#contract/days.ts';

/** The data of an account and its session that decide which sign-in steps are pending. Days are yyyy-MM-dd. */
export interface AccountDates {
  pswdChgYmd: string | null;
  lastJoinCertYmd: string | null;
  joinCertYn: string;
  /** Y while the session waits for the verification code that administrators need at a new address. */
  addVrfcYn: string;
}

export interface PendingSteps {
  additionalVerificationRequired: boolean;
  passwordExtensionRequired: boolean;
  passwordChangeRequired: boolean;
}

/** Pending steps: a code at a new address; a password never set, or older than 6 months. */
export const pendingSteps = (account: AccountDates, today: string): PendingSteps => ({
  additionalVerificationRequired: account.addVrfcYn === 'Y',
  passwordExtensionRequired:
    account.pswdChgYmd !== null && account.pswdChgYmd < monthsBefore(today, constants.passwordMaxAgeMonths),
  passwordChangeRequired: account.pswdChgYmd === null,
});

/** Whether the membership was certified in the last 3 months. */
const isCertifiedLately = (lastJoinCertYmd: string | null, today: string): boolean =>
  lastJoinCertYmd !== null && lastJoinCertYmd >= monthsBefore(today, constants.joinCertificationMaxAgeMonths);

/** Whether a step is pending after the correct password: one of `pendingSteps`, or the certification. */
export const isStepPending = (account: AccountDates, today: string): boolean =>
  account.joinCertYn !== 'Y' ||
  !isCertifiedLately(account.lastJoinCertYmd, today) ||
  Object.values(pendingSteps(account, today)).some(Boolean);
