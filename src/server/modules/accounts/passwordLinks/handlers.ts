import { eq } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { appUser } from '#generated/tables/index.ts';
import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { recordAccountChange } from '../myAccount/recordAccountChange.ts';
import { choosePassword, storePassword } from '../session/choosePassword.ts';
import { releaseAttempts } from '../session/throttle.ts';
import { openLink, unusable, useLink } from './openLink.ts';

/** The account before the link, as everybody does who writes both: otherwise two could wait for each other. */
const lockAccountRow = (userId: string) =>
  db().select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId)).for('update');

type Ids = 'POST /password-link/check' | 'POST /password-link';

const masked = (kind: 'email' | 'name', value: string | null): string | null =>
  value === null ? null : String(mask(kind, value));

/** Setting a password by the one-time link of a mail. */
export const passwordLinkHandlers = ({
  passwordHashCost: cost,
}: Pick<Environment, 'passwordHashCost'>): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
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
    const chosen = await choosePassword(account, body.newPswd, cost);
    await inTransaction(async () => {
      await lockAccountRow(account.userId);
      if (!(await useLink(body.token))) throw badRequest(unusable);
      await storePassword(account, chosen);
      await recordAccountChange(account, { pswdChgYmd: chosen.pswdChgYmd });
      await endSessionsOf([account.userId], 'password');
      await releaseAttempts(account.eml ?? '');
    });
    return { data: { result: true, message: '비밀번호를 정했습니다. 새 비밀번호로 로그인해 주세요.' } };
  },
});
