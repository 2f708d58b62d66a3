import { and, eq, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '../../database/db.ts';
import { Failure } from '../../failure.ts';
import { fold } from '../search/fold.ts';
import { isPassword } from './password.ts';

/** Wrong tries that cost nothing; each further one doubles the wait. */
const freeTries = 5;
const longestWait = 15 * 60_000;

const wrong = (): Failure =>
  new Failure(401, 'UNAUTHORIZED', '이메일 또는 비밀번호가 올바르지 않습니다. 다시 확인해 주세요.');

const refused = (message: string): Failure => new Failure(403, 'FORBIDDEN', message);

/** Milliseconds to wait after so many wrong tries in a row. */
export const waitAfter = (failures: number): number =>
  failures < freeTries ? 0 : Math.min(longestWait, 1_000 * 2 ** (failures - freeTries));

const countFailure = async (userId: string, failures: number): Promise<void> => {
  const wait = waitAfter(failures);
  await db()
    .update(appUser)
    .set({
      lgnFailCnt: sql`${appUser.lgnFailCnt} + 1`,
      lgnWaitDt: wait ? new Date(Date.now() + wait) : null,
    })
    .where(eq(appUser.userId, userId));
};

/**
 * The account that the e-mail and password belong to. Why an account is closed is told only after the right password.
 * @throws Failure 401 when they do not match, 429 while waiting, 403 when the account is closed
 */
export const authenticate = async (
  eml: string,
  pswd: string,
  cost: number,
): Promise<typeof appUser.$inferSelect> => {
  const [account] = await db()
    .select()
    .from(appUser)
    .where(and(eq(appUser.emlFold, fold(eml)), eq(appUser.delYn, 'N')));
  const wait = account?.lgnWaitDt ? account.lgnWaitDt.getTime() - Date.now() : 0;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new Failure(
      429,
      'TOO_MANY_REQUESTS',
      `로그인에 여러 번 실패했습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
      {
        retryAfter: seconds,
      },
    );
  }
  if (!(await isPassword(pswd, account?.pswdHash ?? null, cost)) || !account) {
    if (account) await countFailure(account.userId, (account.lgnFailCnt ?? 0) + 1);
    throw wrong();
  }
  if (account.userAprvYn === 'N')
    throw refused('가입 승인을 기다리고 있습니다. 승인되면 메일로 알려 드립니다.');
  if (account.userAprvYn === 'R')
    throw refused('가입 신청이 반려되었습니다. 메일로 받은 안내를 확인해 주세요.');
  if (account.useYn !== 'Y') throw refused('사용이 중지된 계정입니다. 관리자에게 문의해 주세요.');
  if (account.lockYn === 'Y') throw refused('잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.');
  if (account.leaveYn === 'Y') throw refused('휴면 상태인 계정입니다. 관리자에게 해제를 요청해 주세요.');
  await db()
    .update(appUser)
    .set({ lgnFailCnt: 0, lgnWaitDt: null, lastLgnDt: new Date() })
    .where(eq(appUser.userId, account.userId));
  return account;
};
