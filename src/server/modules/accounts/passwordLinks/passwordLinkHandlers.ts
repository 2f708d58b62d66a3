import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { appUser, passwordLink } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import { isAdministratorAccount } from '#server/kernel/access/administratorAccounts.ts';
import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { passwordLinkJob } from '../jobs.ts';
import { recordAccountChange } from '../myAccount/recordAccountChange.ts';
import { choosePassword, storePassword } from '../session/choosePassword.ts';
import type { Account } from '../session/login.ts';
import { releaseAttempts } from '../session/throttle.ts';
import { hashToken } from '../session/tokens.ts';
import { dropUnused } from './linkSecret.ts';

/** Unknown, used and replaced links get the same answer, so that guessing reveals nothing. */
const unusable =
  '사용할 수 없는 링크입니다. 이미 사용했거나 새 링크로 바뀌었을 수 있습니다. 관리자에게 새 링크를 요청해 주세요.';
const expired = '링크의 유효기간 24시간이 지났습니다. 관리자에게 새 링크를 요청해 주세요.';

/** The same for every address. */
const requested =
  '이 이메일로 가입한 계정이 있으면 비밀번호를 정하는 링크를 보냈습니다. 몇 분이 지나도 메일이 오지 않으면 관리자에게 문의해 주세요.';

const requestedWithoutMail =
  '메일을 보낼 수 없는 환경입니다. 관리자에게 요청하면 비밀번호를 다시 정할 링크를 전달받을 수 있습니다.';

/** The account of a link, or the reason why the link cannot be used. */
type OpenedLink = { account: Account; problem?: undefined } | { account?: undefined; problem: string };

/** The account whose password may be set with the token. */
const openLink = async (token: string): Promise<OpenedLink> => {
  const [found] = await db()
    .select({
      account: appUser,
      useDt: passwordLink.useDt,
      mailedTo: passwordLink.emlFold,
      isOver: sql<boolean>`coalesce(${passwordLink.expDt} <= now(), true)`,
    })
    .from(passwordLink)
    .innerJoin(appUser, eq(appUser.userId, passwordLink.userId))
    .where(eq(passwordLink.tokenHash, hashToken(token)));
  // an address corrected since may have belonged to a stranger
  if (!found || found.useDt || found.mailedTo !== found.account.emlFold) return { problem: unusable };
  if (found.isOver) return { problem: expired };
  const closed = signInProblem(found.account);
  return closed ? { problem: closed } : { account: found.account };
};

/** Marks the link as used, in the caller's transaction: of two concurrent calls one gets true. */
const useLink = async (token: string): Promise<boolean> => {
  const used = await db()
    .update(passwordLink)
    .set({ useDt: sql`now()` })
    .where(
      and(
        eq(passwordLink.tokenHash, hashToken(token)),
        isNull(passwordLink.useDt),
        gt(passwordLink.expDt, sql`now()`),
      ),
    )
    .returning({ userId: passwordLink.userId });
  return used.length > 0;
};

/** Locks the account before the link, in the order of all writers of both: otherwise they could deadlock. */
const lockAccountRow = (userId: string) =>
  db().select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId)).for('update');

/**
 * The link may have been handed over by one person: if the account becomes an administrator's again, its password does
 * not count as one that only its owner knows.
 */
const forgetAdministration = async (userId: string): Promise<void> => {
  await db().update(appUser).set({ mngrLgnDt: null }).where(eq(appUser.userId, userId));
};

type Ids = 'POST /password-link/check' | 'POST /password-link' | 'POST /password-link/request';

const masked = (kind: 'email' | 'name', value: string | null): string | null =>
  value === null ? null : String(mask(kind, value));

/** Handlers for setting a password by the one-time link of a mail. */
export const passwordLinkHandlers = (
  environment: Pick<Environment, 'passwordHashCost' | 'publicUrl' | 'brandName' | 'supportEmail' | 'smtpUrl'>,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /password-link/request': async ({ body }) => {
    const eml = fold(body.eml);
    await queueJobs(passwordLinkJob, [{ data: { eml }, singletonKey: hashToken(eml) }]);
    return { data: { result: true, message: environment.smtpUrl ? requested : requestedWithoutMail } };
  },
  'POST /password-link/check': async ({ body }) => {
    const { account, problem } = await openLink(body.token);
    if (!account) return { data: { result: false, message: problem, eml: null, userNm: null } };
    return {
      data: {
        result: true,
        message: '사용할 비밀번호를 정해 주세요.',
        eml: masked('email', account.eml),
        userNm: masked('name', account.userNm),
      },
    };
  },
  'POST /password-link': async ({ body }) => {
    const { account, problem } = await openLink(body.token);
    if (!account) throw badRequest(problem);
    const chosen = await choosePassword(account, body.newPswd, environment.passwordHashCost);
    await inTransaction(async () => {
      await lockAccountRow(account.userId);
      if (!(await useLink(body.token))) throw badRequest(unusable);
      await dropUnused(account.userId);
      await storePassword(account, chosen);
      if (!(await isAdministratorAccount(account.userId))) await forgetAdministration(account.userId);
      await recordAccountChange(account, { pswdChgYmd: chosen.pswdChgYmd });
      await endSessionsOf([account.userId], 'password');
      await releaseAttempts(account.eml ?? '');
    });
    return { data: { result: true, message: '비밀번호를 정했습니다. 새 비밀번호로 로그인해 주세요.' } };
  },
});
