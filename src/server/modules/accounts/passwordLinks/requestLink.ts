import { and, eq, gt, sql } from 'drizzle-orm';
import { appUser, outboxMessage, passwordLink } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { mailPasswordLink } from './mailPasswordLink.ts';

type Settings = Pick<Environment, 'publicUrl' | 'brandName' | 'supportEmail'>;

/** An account gets one mail in this time: nobody can fill the mailbox of another. */
const since = sql`now() - interval '10 minutes'`;

const hasRecent = async (userId: string, mail: { rcvr: string; ttl: string }): Promise<boolean> => {
  const links = db()
    .select({ one: sql`1` })
    .from(passwordLink)
    .where(and(eq(passwordLink.userId, userId), gt(passwordLink.regDt, since)));
  const mails = db()
    .select({ one: sql`1` })
    .from(outboxMessage)
    .where(
      and(eq(outboxMessage.rcvr, mail.rcvr), eq(outboxMessage.ttl, mail.ttl), gt(outboxMessage.regDt, since)),
    );
  return (await links.unionAll(mails)).length > 0;
};

const lockedMail = (eml: string, { brandName, supportEmail }: Settings) => ({
  chnl: 'EML' as const,
  rcvr: eml,
  ttl: `[${brandName}] 잠긴 계정입니다`,
  cn: `비밀번호를 다시 정하려고 하셨지만 계정이 잠겨 있습니다. 관리자에게 잠금 해제를 요청해 주세요.${contactNote(supportEmail)}`,
});

/**
 * Mails a link for a new password to whoever has forgotten theirs; does nothing if there is no open account with this
 * address, or if it got a link a moment ago. Who asked is told the same in every case.
 * @param emlFold the folded address
 */
export const requestLink = (emlFold: string, settings: Settings): Promise<void> =>
  inTransaction(() =>
    advisoryLock(`password link of ${emlFold}`, async () => {
      const [account] = await db()
        .select()
        .from(appUser)
        .where(and(eq(appUser.emlFold, emlFold), eq(appUser.delYn, 'N')));
      if (!account?.eml || closedReason(account)) return;
      const locked = lockedMail(account.eml, settings);
      if (await hasRecent(account.userId, locked)) return;
      const { userId, userNm, eml: address } = account;
      if (account.lockYn === 'Y') await enqueue(locked);
      else await mailPasswordLink({ userId, eml: address, userNm }, 'forgotten', settings);
    }),
  );
