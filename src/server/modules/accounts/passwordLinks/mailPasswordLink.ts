import { and, eq, isNull, sql } from 'drizzle-orm';
import { passwordLink } from '#generated/tables/index.ts';
import { noteSent } from '#server/kernel/crud/personalDeeds.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { enqueue } from '#server/modules/platform/index.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { type LinkReason, passwordLinkMail } from './passwordLinkMail.ts';

const dropUnused = async (userId: string): Promise<void> => {
  await db()
    .delete(passwordLink)
    .where(and(eq(passwordLink.userId, userId), isNull(passwordLink.useDt)));
};

/**
 * Mails a person the one-time link where they set their password, in the caller's transaction. Earlier links that they
 * did not use no longer open anything. The token stands behind `#`, so that no server log keeps it.
 */
export const mailPasswordLink = async (
  { userId, eml, userNm }: { userId: string; eml: string; userNm: string | null },
  why: LinkReason,
  { publicUrl, brandName, supportEmail }: Pick<Environment, 'publicUrl' | 'brandName' | 'supportEmail'>,
): Promise<void> => {
  const token = newToken();
  await dropUnused(userId);
  await db()
    .insert(passwordLink)
    .values({
      tokenHash: hashToken(token),
      userId,
      emlFold: fold(eml),
      expDt: sql`now() + interval '24 hours'`,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
  const link = `${publicUrl}/login#link=${token}`;
  await enqueue({
    chnl: 'EML',
    rcvr: eml,
    ...passwordLinkMail(why, { userNm: userNm ?? '', link, brandName, supportEmail }),
  });
  await noteSent([userId], '비밀번호를 정하는 메일');
};
