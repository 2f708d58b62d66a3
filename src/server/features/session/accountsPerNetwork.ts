import { networkOf } from '../../access/networkOf.ts';
import { fold } from '../search/words/fold.ts';
import { countGuess, forgetGuess, type Guess, type GuessBounds } from './accountGuesses.ts';
import { isKnownNetwork } from './additionalVerification.ts';

/** Different accounts at which one network may fail to sign in. */
export const triedAccountBounds: GuessBounds = { perHour: 30, perDay: 100 };

const guessOf = (eml: string, ip: string): Guess => ({
  kind: 'password',
  asker: networkOf(ip),
  subject: fold(eml),
});

/**
 * Counts the account as one at which this network fails, until `forgetTriedAccount`. Whoever signed in from this network
 * before is never held up, so that nobody shuts an office out of its own accounts by trying those of others.
 * @throws Failure 429 with the seconds to wait, whether or not there is such an account
 */
export const countTriedAccount = async (
  userId: string | undefined,
  eml: string,
  ip: string,
): Promise<void> => {
  if (userId && (await isKnownNetwork(userId, ip))) return;
  await countGuess(
    guessOf(eml, ip),
    triedAccountBounds,
    '이 네트워크에서 여러 계정의 로그인이 잇따라 실패했습니다.',
  );
};

/** The password was right: the account counts no more. */
export const forgetTriedAccount = (eml: string, ip: string): Promise<void> => forgetGuess(guessOf(eml, ip));
