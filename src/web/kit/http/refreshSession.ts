import { httpEnvironment } from './environment.ts';
import { HttpProblem } from './HttpProblem.ts';

/** Asks the server for a renewed session; rejects with HttpProblem. */
type Renewal = () => Promise<unknown>;

const lockName = 'session-refresh';
const renewedKey = 'session-renewed-at';

const expired = '로그인이 필요합니다. 다시 로그인해 주세요.';

let underWay: Promise<void> | null = null;

const lastRenewal = (): number => {
  try {
    return Number(localStorage.getItem(renewedKey) ?? 0);
  } catch {
    return 0;
  }
};

const noteRenewal = (): void => {
  try {
    localStorage.setItem(renewedKey, String(Date.now()));
  } catch {
    // storage may be full or forbidden: other tabs then refresh once more, which the server tolerates
  }
};

/** Tabs share the cookies: whoever waited for the lock while another tab renewed has nothing left to do. */
const renewUnlessDoneSince = async (sentAt: number, renew: Renewal): Promise<void> => {
  if (lastRenewal() >= sentAt) return;
  try {
    await renew();
  } catch (failure) {
    // only the server's own refusal ends a session; a dropped line or a 503 does not
    if (failure instanceof HttpProblem && (failure.status === 401 || failure.status === 403))
      httpEnvironment.endSession(failure.body.message ?? expired);
    throw failure;
  }
  noteRenewal();
  httpEnvironment.renewed();
};

const underLock = (work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(lockName, work) : work();

/**
 * Renews the session after a 401 to a call sent at `sentAt` (ms since 1970).
 * All calls that fail meanwhile share one request; it rejects when the session cannot be renewed.
 */
export const refreshSession = (sentAt: number, renew: Renewal): Promise<void> => {
  underWay ??= underLock(() => renewUnlessDoneSince(sentAt, renew)).finally(() => {
    underWay = null;
  });
  return underWay;
};
