import { networkOf } from '#server/kernel/access/networkOf.ts';
import { Failure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { countGuess, deleteGuess, type Guess, type GuessBounds } from './accountGuesses.ts';
import { isKnownNetwork } from './additionalVerification.ts';

/** Different accounts at which one network may fail to sign in. */
export const triedAccountBounds: GuessBounds = { perHour: 30, perDay: 100 };

const message = '이 네트워크에서 여러 계정의 로그인이 잇따라 실패했습니다.';

const guessOf = (eml: string, ip: string): Guess => ({
  kind: 'password',
  asker: networkOf(ip),
  subject: fold(eml),
});

/** What is said of one try too many, and who may try all the same. */
export interface TooManyAccounts {
  /** 429 with the seconds to wait, whether or not there is such an account. */
  refusal: Failure;
  /**
   * Somebody signed in to this account from this network before: the right password opens it, so that nobody shuts an
   * office out of its own accounts by trying those of others.
   */
  mayProve: boolean;
}

/**
 * Counts the account as one at which this network fails, until `deleteTriedAccount`.
 * @returns undefined while there are not too many
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

/** The password was right: the account counts no more. */
export const deleteTriedAccount = (eml: string, ip: string): Promise<void> => deleteGuess(guessOf(eml, ip));
