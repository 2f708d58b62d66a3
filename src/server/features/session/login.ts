import { and, eq } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '../../database/db.ts';
import { Failure } from '../../failure.ts';
import { fold } from '../search/fold.ts';
import { isPassword } from './password.ts';
import { countAttempt, forgiveAttempts } from './throttle.ts';
import { whyClosed } from './whyClosed.ts';

const wrong = (): Failure =>
  new Failure(401, 'UNAUTHORIZED', '이메일 또는 비밀번호가 올바르지 않습니다. 다시 확인해 주세요.');

/**
 * The account that the e-mail and password belong to. Why an account is closed is told only after the right password.
 * @throws Failure 401 when they do not match, 429 while waiting, 403 when the account is closed
 */
export const authenticate = async (
  eml: string,
  pswd: string,
  ip: string,
  cost: number,
): Promise<typeof appUser.$inferSelect> => {
  const folded = fold(eml);
  await countAttempt(folded, ip);
  const [account] = await db()
    .select()
    .from(appUser)
    .where(and(eq(appUser.emlFold, folded), eq(appUser.delYn, 'N')));
  const isRight = await isPassword(pswd, account?.pswdHash ?? null, cost);
  if (!account || !isRight) throw wrong();
  await forgiveAttempts(folded, ip);
  const closed = whyClosed(account);
  if (closed) throw new Failure(403, 'FORBIDDEN', closed);
  await db().update(appUser).set({ lastLgnDt: new Date() }).where(eq(appUser.userId, account.userId));
  return account;
};
