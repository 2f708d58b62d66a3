import { and, eq } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { appUser } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import { networkOf } from '#server/kernel/access/ipRules.ts';
import { db } from '#server/kernel/database/db.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { countGuess, deleteGuess, type Guess, type GuessBounds } from './accountGuesses.ts';
import { isKnownNetwork } from './additionalVerification.ts';
import { closeAccounts, markDormant } from './closeAccounts.ts';
import { isPassword } from './password.ts';
import {
  clearAttempts,
  countAttempt,
  isLocking,
  lockedSentence,
  lockingTries,
  oneTryAtATime,
} from './throttle.ts';

/** Maximum of different accounts for which sign-ins from one network may fail. */
export const triedAccountBounds: GuessBounds = { perHour: 30, perDay: 100 };

const message = '이 네트워크에서 여러 계정의 로그인이 잇따라 실패했습니다.';

const guessOf = (eml: string, ip: string): Guess => ({
  kind: 'password',
  asker: networkOf(ip),
  subject: fold(eml),
});

/** The refusal of one try too many, and whether a correct password is accepted nevertheless. */
interface TooManyAccounts {
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
const countTriedAccount = async (
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
const deleteTriedAccount = (eml: string, ip: string): Promise<void> => deleteGuess(guessOf(eml, ip));

/**
 * Locks the account after too many wrong passwords; no effect if there is none. Open sessions continue: guessing a
 * password must not sign its owner out.
 */
const lockAccount = async (emlFold: string): Promise<void> => {
  await closeAccounts('lockYn', eq(appUser.emlFold, emlFold));
};

export type Account = typeof appUser.$inferSelect;

const warning = (tries: number): string =>
  tries < 2 ? '' : ` ${lockingTries.fromHere}회 잘못 입력하면 계정이 잠깁니다. (${tries}회)`;

/** Answer at the sign-in: reveals neither whether the address is known nor which of the two was wrong. */
const wrongSignIn = (tries: number): Failure =>
  new Failure(
    401,
    'UNAUTHORIZED',
    `이메일 또는 비밀번호가 올바르지 않습니다.${warning(tries) || ' 다시 확인해 주세요.'}`,
  );

/**
 * Answer within a session: a problem of a form field. After a 401 the browser would refresh its session and send the
 * same password again.
 */
const wrongPresent = (tries: number): Failure =>
  validationFailure([
    invalid('pswd', '현재 비밀번호', `현재 비밀번호가 올바르지 않습니다.${warning(tries)}`),
  ]);

/** The account of an e-mail address, case-insensitive; deleted accounts are excluded. */
export const accountOfEmail = async (eml: string): Promise<Account | undefined> => {
  const [account] = await db()
    .select()
    .from(appUser)
    .where(and(eq(appUser.emlFold, fold(eml)), eq(appUser.delYn, 'N')));
  return account;
};

/**
 * Checks a password for an account, counting the try. A right password clears earlier tries; too many wrong ones lock
 * the account.
 * @throws Failure of `wrong` for a wrong password, 429 while waiting, 403 when the tries are used up
 */
const verifyPassword = async (
  account: Account | undefined,
  { eml, pswd, ip, cost }: { eml: string; pswd: string; ip: string; cost: number },
  wrong: (tries: number) => Failure,
): Promise<Account> =>
  oneTryAtATime(eml, ip, async () => {
    const tries = await countAttempt(eml, ip);
    const isRight = await isPassword(pswd, account?.pswdHash ?? null, cost);
    if (account && isRight) {
      await clearAttempts(eml, ip);
      return account;
    }
    if (!isLocking(tries)) throw wrong(tries.fromHere);
    await lockAccount(fold(eml));
    throw new Failure(403, 'FORBIDDEN', lockedSentence);
  });

/** Checks the password of a signed-in user. @throws Failure 400 with the field pswd if it is wrong */
export const verifyCurrentPassword = (
  account: Account,
  pswd: string,
  ip: string,
  cost: number,
): Promise<Account> => verifyPassword(account, { eml: account.eml ?? '', pswd, ip, cost }, wrongPresent);

/**
 * The account of the e-mail address and password. Why an account is closed is revealed only after the right password.
 * @throws Failure 401 if they do not match, 429 while waiting or after trying many accounts, 403 when the tries are
 * used up or the account is closed
 */
export const authenticate = async (eml: string, pswd: string, ip: string, cost: number): Promise<Account> => {
  const named = await accountOfEmail(eml);
  const tooMany = await countTriedAccount(named?.userId, eml, ip);
  if (tooMany && !tooMany.mayProve) {
    // takes as long as a real comparison, so that the response time does not reveal which accounts exist
    await isPassword(pswd, null, cost);
    throw tooMany.refusal;
  }
  const account = await verifyPassword(
    named,
    { eml, pswd, ip, cost },
    tooMany ? () => tooMany.refusal : wrongSignIn,
  );
  await deleteTriedAccount(eml, ip);
  const [fellAsleep] = await markDormant(account.userId);
  const closed = signInProblem({ ...account, ...(fellAsleep && { leaveYn: 'Y' }) });
  if (closed) throw new Failure(403, 'FORBIDDEN', closed);
  return account;
};
