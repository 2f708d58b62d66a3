import { stepRequired, unauthorized } from '../failure.ts';
import type { Caller } from './caller.ts';

/**
 * Whoever calls, once the code for a new address was given: before that the right password alone opens nothing of
 * the account. @throws Failure 401 without a session, 403 STEP_REQUIRED before the code
 */
export const wholeCaller = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  if (caller.verificationPending) throw stepRequired();
  return caller;
};
