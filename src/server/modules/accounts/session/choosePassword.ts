import { and, eq, isNull } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { passwordProblem } from '#contract/password.ts';
import { invalid } from '#contract/validation.ts';
import { appUser } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import { hashPassword, isPassword } from './password.ts';
import { isGuessable } from './passwordStrength.ts';

/** Number of previous passwords that must not be chosen again. */
const passwordHistorySize = 3;

export interface PasswordOwner {
  userId: string;
  eml: string | null;
  pswdHash: string | null;
  pswdHistory: string[] | null;
}

/** The columns of a new password, hashed outside of any transaction. */
export interface ChosenPassword {
  pswdHash: string;
  pswdHistory: string[];
  pswdChgYmd: string;
}

const refuse = (message: string) => validationFailure([invalid('newPswd', '새 비밀번호', message)]);

/**
 * Checks a new password against the rules, commonly guessed passwords, and the last three, and hashes it. Slow on
 * purpose: call it before the transaction that stores it with `storePassword`.
 * @throws Failure 400 with the message for the field newPswd
 */
export const choosePassword = async (
  owner: PasswordOwner,
  newPswd: string,
  cost: number,
): Promise<ChosenPassword> => {
  const problem = passwordProblem(newPswd, owner.eml ?? '');
  if (problem) throw refuse(problem);
  if (await isGuessable(newPswd, owner.eml ?? ''))
    throw refuse(
      '짐작하기 쉬운 비밀번호입니다. 흔한 낱말이나 이어지는 숫자 대신, 서로 관계없는 낱말을 여러 개 이어 정해 주세요.',
    );
  const former = [...(owner.pswdHash ? [owner.pswdHash] : []), ...(owner.pswdHistory ?? [])];
  const recent = [...new Set(former)].slice(0, passwordHistorySize);
  const repeats = await Promise.all(recent.map((hash) => isPassword(newPswd, hash, cost)));
  if (repeats.includes(true))
    throw refuse('최근에 쓴 비밀번호는 다시 쓸 수 없습니다. 다른 비밀번호를 정해 주세요.');
  return {
    pswdHash: await hashPassword(newPswd, cost),
    pswdHistory: recent,
    pswdChgYmd: today(),
  };
};

/**
 * Stores a chosen password, in the caller's transaction.
 * @param owner the account at the time when the password was chosen
 * @throws Failure 409 if the password was changed or reset meanwhile: the later change wins
 */
export const storePassword = async (owner: PasswordOwner, chosen: ChosenPassword): Promise<void> => {
  const isSame = owner.pswdHash === null ? isNull(appUser.pswdHash) : eq(appUser.pswdHash, owner.pswdHash);
  const stored = await db()
    .update(appUser)
    .set(chosen)
    .where(and(eq(appUser.userId, owner.userId), isSame))
    .returning({ userId: appUser.userId });
  if (stored.length) return;
  throw new Failure(409, 'CONFLICT', '비밀번호가 방금 다른 곳에서 바뀌었습니다. 다시 시도해 주세요.');
};
