import { sql } from 'drizzle-orm';
import { passwordLink } from '#generated/tables/index.ts';
import { noteSent } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { dropUnused } from './dropUnused.ts';
import { linkSecret } from './linkSecret.ts';

/** Reasons for a link to set a password. */
type LinkReason = 'approved' | 'registered' | 'reset' | 'forgotten';

const subjects: Record<LinkReason, string> = {
  approved: '가입이 승인되었습니다',
  registered: '계정이 등록되었습니다',
  reset: '비밀번호가 초기화되었습니다',
  forgotten: '비밀번호를 다시 정해 주세요',
};

const openings: Record<LinkReason, string> = {
  approved: '신청하신 가입이 승인되었습니다. 아래 주소에서 비밀번호를 정한 뒤 로그인해 주세요.',
  registered: '관리자가 계정을 등록했습니다. 아래 주소에서 비밀번호를 정한 뒤 로그인해 주세요.',
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

/**
 * Mails a user the one-time link for setting a password, in the caller's transaction. Earlier unused links become
 * invalid, unless it was asked for by whoever has forgotten the password. The token is in the URL fragment (`#`), so that no server log contains it.
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
  await enqueue({
    chnl: 'EML',
    rcvr: eml,
    secret: { scrtKnd: 'link', scrtKey },
    ...passwordLinkMail(why, { userNm: userNm ?? '', link, brandName, supportEmail }),
  });
  await noteSent([userId], '비밀번호를 정하는 메일');
};
