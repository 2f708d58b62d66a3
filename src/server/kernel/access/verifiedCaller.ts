import { stepRequired, unauthorized } from '../failure.ts';
import type { Caller } from './caller.ts';

/**
 * The caller, provided that no additional verification is pending: until the code for a new address is entered, the
 * password alone gives no access.
 * @throws Failure 401 without a session, 403 STEP_REQUIRED before the code
 */
export const verifiedCaller = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  if (caller.verificationPending) throw stepRequired();
  return caller;
};
