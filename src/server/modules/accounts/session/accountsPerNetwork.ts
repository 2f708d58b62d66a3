import { networkOf } from '#server/kernel/access/ipRules.ts';
import { Failure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { countGuess, deleteGuess, type Guess, type GuessBounds } from './accountGuesses.ts';
import { isKnownNetwork } from './additionalVerification.ts';

/** Maximum of different accounts for which sign-ins from one network may fail. */
export const triedAccountBounds: GuessBounds = { perHour: 30, perDay: 100 };

const message = '이 네트워크에서 여러 계정의 로그인이 잇따라 실패했습니다.';

const guessOf = (eml: string, ip: string): Guess => ({
  kind: 'password',
  asker: networkOf(ip),
  subject: fold(eml),
});

/** The refusal of one try too many, and whether a correct password is accepted nevertheless. */
export interface TooManyAccounts {
  /** 429 with the seconds to wait, whether or not the account exists. */
  refusal: Failure;
  /**
   * The account has been signed in to from this network before: the right password is accepted, so that an office
   * cannot be locked out of its own accounts by someone who tries those of others.
   */
  mayProve: boolean;
}

/**
 * Counts the account as one for which a sign-in from this network failed, until `deleteTriedAccount`.
 * @returns undefined below the limit
 */
export const countTriedAccount = async (
  userId: string | undefined,
  eml: string,
  ip: string,
): Promise<TooManyAccounts | undefined> => {
  try {
    await countGuess(guessOf(eml, ip), triedAccountBounds, message);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof Failure) || refusal.status !== 429) throw refusal;
    return { refusal, mayProve: userId !== undefined && (await isKnownNetwork(userId, ip)) };
  }
};

/** Removes the account from the count after the right password. */
export const deleteTriedAccount = (eml: string, ip: string): Promise<void> => deleteGuess(guessOf(eml, ip));
