import { inArray } from 'drizzle-orm';
import { boardMail } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Claimed } from './claimed.ts';

/** The messages with what they say: that of a mail to many stands beside them, once. */
export const withContents = async (messages: readonly Claimed[]): Promise<Claimed[]> => {
  const mailIds = [...new Set(messages.flatMap(({ mailId }) => mailId ?? []))];
  if (mailIds.length === 0) return [...messages];
  const found = await db()
    .select({
      mailId: boardMail.mailId,
      text: boardMail.textCn,
      html: boardMail.htmlCn,
      emrgYn: boardMail.emrgYn,
    })
    .from(boardMail)
    .where(inArray(boardMail.mailId, mailIds));
  const byId = new Map(found.map((mail) => [mail.mailId, mail]));
  return messages.map((message) => {
    const mail = message.mailId === null ? undefined : byId.get(message.mailId);
    if (!mail) return message;
    return { ...message, cn: mail.text ?? '', html: mail.html ?? '', isUrgent: mail.emrgYn === 'Y' };
  });
};
