import { and, eq, gt, sql } from 'drizzle-orm';
import { appUser, outboxMessage, passwordLink } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import {
  hasSeveralAdministrators,
  isAdministratorAccount,
  isUnconfirmed,
} from '#server/kernel/access/administratorAccounts.ts';
import { noteSent } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { enqueue, type Message } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { dropUnused, linkSecret } from './linkSecret.ts';

/** Reasons for a link to set a password. */
type LinkReason = 'approved' | 'registered' | 'promoted' | 'reset' | 'forgotten';

const subjects: Record<LinkReason, string> = {
  approved: '가입이 승인되었습니다',
  registered: '계정이 등록되었습니다',
  promoted: '관리자로 지정되었습니다',
  reset: '비밀번호가 초기화되었습니다',
  forgotten: '비밀번호를 다시 정해 주세요',
};

const openings: Record<LinkReason, string> = {
  approved: '신청하신 가입이 승인되었습니다. 아래 주소에서 비밀번호를 정한 뒤 로그인해 주세요.',
  registered: '관리자가 계정을 등록했습니다. 아래 주소에서 비밀번호를 정한 뒤 로그인해 주세요.',
  promoted:
    '관리자로 지정되었습니다. 쓰던 비밀번호로는 로그인할 수 없으니, 아래 주소에서 새 비밀번호를 정해 주세요.',
  reset: '관리자가 비밀번호를 초기화했습니다. 아래 주소에서 새 비밀번호를 정해 주세요.',
  forgotten: '비밀번호를 잊었다는 요청을 받았습니다. 아래 주소에서 새 비밀번호를 정해 주세요.',
};

/** Subject and text of the mail with a link to set a password. */
const passwordLinkMail = (
  why: LinkReason,
  { userNm, link, brandName, supportEmail }: Record<'userNm' | 'link' | 'brandName' | 'supportEmail', string>,
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] ${subjects[why]}`,
  cn: [
    `${userNm} 님, 안녕하세요.`,
    openings[why],
    link,
    '이 주소는 24시간 동안 한 번만 쓸 수 있습니다. 다른 사람에게 알려 주지 마세요.',
    `요청하신 일이 아니라면 알려 주세요.${contactNote(supportEmail)}`,
  ].join('\n\n'),
});

/** Tells whoever waits for a link that it does not come by mail. */
const byHandMail = (
  eml: string,
  { userNm, brandName, supportEmail }: Record<'userNm' | 'brandName' | 'supportEmail', string>,
): Message => ({
  chnl: 'EML',
  rcvr: eml,
  ttl: `[${brandName}] 비밀번호 설정 링크는 직접 전해 드립니다`,
  cn: [
    `${userNm} 님, 안녕하세요.`,
    '이 주소의 주인이 관리자인지 아직 확인되지 않아, 비밀번호를 정하는 링크를 메일로 보내지 않습니다. 관리자 두 사람이 본인인지 확인한 뒤 직접 전해 드립니다.',
    `요청하신 일이 아니라면 알려 주세요.${contactNote(supportEmail)}`,
  ].join('\n\n'),
});

/**
 * Whether the link goes by no mail but through the hands of two administrators: nobody knows that the address is the
 * owner's, since somebody else has made this account an administrator's or changed its address.
 */
const takesTwo = async (userId: string): Promise<boolean> =>
  (await isAdministratorAccount(userId)) &&
  (await isUnconfirmed(userId)) &&
  (await hasSeveralAdministrators());

/**
 * Mails a user the one-time link for setting a password, in the caller's transaction. Earlier unused links become
 * invalid, unless it was asked for by whoever has forgotten the password. The token is in the URL fragment (`#`), so
 * that no server log contains it.
 * A link to an administrator's account with an unconfirmed address is kept for two administrators to hand over.
 */
export const mailPasswordLink = async (
  { userId, eml, userNm }: { userId: string; eml: string; userNm: string | null },
  why: LinkReason,
  { publicUrl, brandName, supportEmail }: Pick<Environment, 'publicUrl' | 'brandName' | 'supportEmail'>,
): Promise<void> => {
  // nobody has its token: those that open the link are made when the mail leaves
  const scrtKey = hashToken(newToken());
  // whoever asks for a link is not known: a link that an administrator made stays valid
  if (why !== 'forgotten') await dropUnused(userId);
  await db()
    .insert(passwordLink)
    .values({
      tokenHash: scrtKey,
      userId,
      emlFold: fold(eml),
      expDt: sql`now() + interval '24 hours'`,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
  const link = `${publicUrl}/login#link=${linkSecret.placeholder}`;
  const isKept = await takesTwo(userId);
  await enqueue({
    chnl: 'EML',
    rcvr: eml,
    isKept,
    secret: { scrtKnd: 'link', scrtKey },
    ...passwordLinkMail(why, { userNm: userNm ?? '', link, brandName, supportEmail }),
  });
  if (isKept) await enqueue(byHandMail(eml, { userNm: userNm ?? '', brandName, supportEmail }));
  await noteSent([userId], '비밀번호를 정하는 메일');
};

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
