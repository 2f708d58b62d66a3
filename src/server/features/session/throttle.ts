import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loginAttempt } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import { row, rows } from '../../database/rows.ts';
import { Failure } from '../../failure.ts';

/** Wrong tries in a row that cost nothing; each further one doubles the wait. Counted apart, so nobody locks out an office. */
const free = { fromHere: 5, fromAnywhere: 25 };
const longestWait = 15 * 60;

const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Keys of the tries at an account: from this address, and from wherever. The account need not exist. */
export const attemptKeys = (eml: string, ip: string): { fromHere: string; fromAnywhere: string } => ({
  fromHere: keyOf(eml, ip),
  fromAnywhere: keyOf(eml),
});

const waiting = z.object({ seconds: z.number().nullable() });

/** Counts one more try as wrong before it is looked at; false while waiting. One statement, so tries side by side count. */
const countTry = async (key: string, freeTries: number): Promise<boolean> => {
  const counted = await rows(
    z.object({ n: z.number() }),
    sql`
      insert into login_attempt as a (attempt_key, fail_cnt) values (${key}, 1)
      on conflict (attempt_key) do update set
        fail_cnt = case when a.mdfcn_dt < now() - interval '1 day' then 1 else a.fail_cnt + 1 end,
        wait_dt = case
          when a.mdfcn_dt < now() - interval '1 day' or a.fail_cnt + 1 < ${freeTries}::int then null
          else now() + make_interval(secs => least(${longestWait}::int, power(2, least(a.fail_cnt + 1 - ${freeTries}::int, 12)))::int)
        end,
        mdfcn_dt = now()
      where a.wait_dt is null or a.wait_dt <= now()
      returning a.fail_cnt as n`,
  );
  return counted.length > 0;
};

const secondsLeft = async (keys: string[]): Promise<number> => {
  const { seconds } = await row(
    waiting,
    sql`select ceil(extract(epoch from max(${loginAttempt.waitDt}) - now()))::int as seconds
      from ${loginAttempt} where ${inArray(loginAttempt.attemptKey, keys)}`,
  );
  return Math.max(1, seconds ?? 1);
};

/**
 * Counts a try at an account before the password is looked at.
 * @throws Failure 429 with the seconds to wait, whether or not there is such an account
 */
export const countAttempt = async (eml: string, ip: string): Promise<void> => {
  const { fromHere, fromAnywhere } = attemptKeys(eml, ip);
  const mayTry = await inTransaction(
    async () =>
      (await countTry(fromHere, free.fromHere)) && (await countTry(fromAnywhere, free.fromAnywhere)),
  );
  if (mayTry) return;
  const seconds = await secondsLeft([fromHere, fromAnywhere]);
  const message = `로그인에 여러 번 실패했습니다. ${seconds}초 뒤에 다시 시도해 주세요.`;
  throw new Failure(429, 'TOO_MANY_REQUESTS', message, { retryAfter: seconds });
};

/** The right password: earlier tries are forgiven. */
export const forgiveAttempts = async (eml: string, ip: string): Promise<void> => {
  await db()
    .delete(loginAttempt)
    .where(inArray(loginAttempt.attemptKey, Object.values(attemptKeys(eml, ip))));
};
