import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import { loginAttempt } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { Failure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** Consecutive wrong passwords after which an account is locked: from one address, and from any address. */
export const lockingTries = { fromHere: 5, fromAnywhere: 15 };

/** Wrong tries without a waiting time; each further one doubles it. */
const freeAttempts = 2;
const maxWait = 60;

/** Key of several parts, from which they cannot be read. */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Keys of the tries for an account: from this address, and from any address. The account need not exist. */
const attemptKeys = (eml: string, ip: string): { fromHere: string; fromAnywhere: string } => ({
  fromHere: keyOf(fold(eml), ip),
  fromAnywhere: keyOf(fold(eml)),
});

const isLong = sql`a.mdfcn_dt < now() - interval '1 day'`;

/**
 * Counts a try as wrong before the password is checked, and returns the new number; undefined while waiting, or when
 * the locking number is reached. One statement, so that concurrent tries are counted.
 */
const countTry = async (
  key: string,
  accntKey: string,
  maxFailures: number,
  waits: boolean,
): Promise<number | undefined> => {
  const wait = sql`now() + make_interval(secs => least(${maxWait}::int, power(2, least(a.fail_cnt + 1 - ${freeAttempts}::int, 10)))::int)`;
  const [counted] = await rows(
    z.object({ n: z.number() }),
    sql`
      insert into login_attempt as a (attempt_key, accnt_key, fail_cnt) values (${key}, ${accntKey}, 1)
      on conflict (attempt_key) do update set
        fail_cnt = case when ${isLong} then 1 else a.fail_cnt + 1 end,
        wait_dt = case when ${isLong} or a.fail_cnt + 1 <= ${freeAttempts}::int or not ${waits}::bool then null else ${wait} end,
        mdfcn_dt = now()
      where ${isLong} or (a.fail_cnt < ${maxFailures}::int and (a.wait_dt is null or a.wait_dt <= now()))
      returning a.fail_cnt as n`,
  );
  return counted?.n;
};

const state = z.object({ tries: z.number().nullable(), seconds: z.number().nullable() });

const attemptsOf = (keys: string[]) =>
  row(
    state,
    sql`select max(${loginAttempt.failCnt})::int as tries,
        ceil(extract(epoch from max(${loginAttempt.waitDt}) - now()))::int as seconds
      from ${loginAttempt} where ${inArray(loginAttempt.attemptKey, keys)}`,
  );

export const lockedSentence = `비밀번호를 ${lockingTries.fromHere}회 잘못 입력하여 계정이 잠겼습니다. 관리자에게 잠금 해제를 요청해 주세요.`;

const locked = (): Failure => new Failure(403, 'FORBIDDEN', lockedSentence);

const waiting = (seconds: number): Failure =>
  new Failure(
    429,
    'TOO_MANY_REQUESTS',
    `로그인에 여러 번 실패했습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );

/** Numbers of wrong passwords, including this try. */
export interface Tries {
  fromHere: number;
  fromAnywhere: number;
}

/**
 * Counts a try for an account before the password is checked.
 * @throws Failure 429 with the seconds to wait, 403 when the tries are used up; whether or not the account exists
 */
export const countAttempt = async (eml: string, ip: string): Promise<Tries> => {
  const keys = attemptKeys(eml, ip);
  const counted = await inTransaction(async () => {
    const fromHere = await countTry(keys.fromHere, keys.fromAnywhere, lockingTries.fromHere, true);
    if (fromHere === undefined) return undefined;
    const fromAnywhere = await countTry(
      keys.fromAnywhere,
      keys.fromAnywhere,
      lockingTries.fromAnywhere,
      false,
    );
    return fromAnywhere === undefined ? undefined : { fromHere, fromAnywhere };
  });
  if (counted) return counted;
  const { tries, seconds } = await attemptsOf([keys.fromHere]);
  const isWaiting = (tries ?? 0) < lockingTries.fromHere && (seconds ?? 0) > 0;
  throw isWaiting ? waiting(seconds ?? 1) : locked();
};

/** Tries on their way in this process, by the key of account and address. */
const underWay = new Map<string, LimitFunction>();

/**
 * Runs the tries for an account from one address one after the other: those with the right password clear each other's
 * count, and a wrong one makes those behind it wait. Servers beside this one are bounded by the count in the database.
 */
export const oneTryAtATime = async <T>(eml: string, ip: string, attempt: () => Promise<T>): Promise<T> => {
  const { fromHere } = attemptKeys(eml, ip);
  const turn = underWay.get(fromHere) ?? pLimit(1);
  underWay.set(fromHere, turn);
  try {
    return await turn(attempt);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) underWay.delete(fromHere);
  }
};

/** Whether this try, having proved wrong, locks the account. */
export const isLocking = ({ fromHere, fromAnywhere }: Tries): boolean =>
  fromHere >= lockingTries.fromHere || fromAnywhere >= lockingTries.fromAnywhere;

/**
 * Clears the tries after the right password: those from this address, and the total from any address; counters of other
 * addresses stay.
 */
export const clearAttempts = async (eml: string, ip: string): Promise<void> => {
  await db()
    .delete(loginAttempt)
    .where(inArray(loginAttempt.attemptKey, Object.values(attemptKeys(eml, ip))));
};

/** Deletes all counted attempts at the account, from any address: it was released, or its password was reset. */
export const releaseAttempts = async (eml: string): Promise<void> => {
  await db()
    .delete(loginAttempt)
    .where(eq(loginAttempt.accntKey, keyOf(fold(eml))));
};
