import { constants } from '#contract/constants.ts';

/** What of an account decides which sign-in steps are pending. Days are yyyy-MM-dd. */
export interface AccountDates {
  pswdChgYmd: string | null;
  lastJoinCertYmd: string | null;
  joinCertYn: string;
}

export interface PendingSteps {
  additionalVerificationRequired: boolean;
  passwordExtensionRequired: boolean;
  passwordChangeRequired: boolean;
}

/** The day so many months before another; the last day of a shorter month. */
export const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
};

/** Password never set: change it. Older than 6 months: change or extend. Certification older than 3 months: certify again. */
export const pendingSteps = (account: AccountDates, today: string): PendingSteps => {
  const passwordLimit = monthsBefore(today, constants.passwordMaxAgeMonths);
  const certificationLimit = monthsBefore(today, constants.joinCertificationMaxAgeMonths);
  const isCertified = account.lastJoinCertYmd !== null && account.lastJoinCertYmd >= certificationLimit;
  return {
    additionalVerificationRequired: account.joinCertYn === 'Y' && !isCertified,
    passwordExtensionRequired: account.pswdChgYmd !== null && account.pswdChgYmd < passwordLimit,
    passwordChangeRequired: account.pswdChgYmd === null,
  };
};

export const isStepPending = (account: AccountDates, today: string): boolean =>
  account.joinCertYn !== 'Y' || Object.values(pendingSteps(account, today)).some(Boolean);
