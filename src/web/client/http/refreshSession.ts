import { httpEnvironment } from './environment.ts';
import { HttpProblem } from './HttpProblem.ts';

/** Requests a renewed session from the server; rejects with HttpProblem. */
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
    // storage may be full or blocked: other tabs then refresh once more, which the server tolerates
  }
};

/** Tabs share the cookies: if another tab renewed while this one waited for the lock, nothing is left to do. */
const renewUnlessDoneSince = async (sentAt: number, renew: Renewal): Promise<void> => {
  if (lastRenewal() >= sentAt) return;
  try {
    await renew();
  } catch (failure) {
    // only a refusal by the server ends a session; a dropped connection or a 503 does not
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
 * Renews the session after a 401 to a request sent at `sentAt` (ms since 1970).
 * All requests that fail meanwhile share one renewal; it rejects if the session cannot be renewed.
 */
export const refreshSession = (sentAt: number, renew: Renewal): Promise<void> => {
  underWay ??= underLock(() => renewUnlessDoneSince(sentAt, renew)).finally(() => {
    underWay = null;
  });
  return underWay;
};
