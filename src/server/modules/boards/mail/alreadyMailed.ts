import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { boardMail, boardMailRecipient, outboxMessage } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { MailKind } from './mailables.ts';

/** Earlier mails of a record. */
export interface Before {
  /** Lower-case addresses that have received the mail, are about to, or may have, each with its state. */
  had: Map<string, string>;
  lastSentDt: Date | null;
}

const counts = new Set(['waiting', 'sent', 'unclear']);

/** @param senderId only mails of this sender */
export const sentBefore = async (
  boardKnd: MailKind,
  pstId: number,
  senderId: string | undefined,
): Promise<Before> => {
  const messages = await db()
    .select({ rcvr: outboxMessage.rcvr, sttsCd: outboxMessage.sttsCd, regDt: outboxMessage.regDt })
    .from(boardMail)
    .innerJoin(boardMailRecipient, eq(boardMailRecipient.mailId, boardMail.mailId))
    .innerJoin(outboxMessage, eq(outboxMessage.msgId, boardMailRecipient.msgId))
    .where(
      and(
        eq(boardMail.boardKnd, boardKnd),
        eq(boardMail.pstId, pstId),
        isNotNull(boardMailRecipient.msgId),
        senderId === undefined ? undefined : eq(boardMail.rgtrId, senderId),
      ),
    )
    .orderBy(asc(outboxMessage.msgId));
  const had = new Map<string, string>();
  for (const { rcvr, sttsCd } of messages) {
    const address = rcvr.toLowerCase();
    if (!counts.has(sttsCd)) continue;
    // a successful delivery counts, whatever a later attempt resulted in
    if (had.get(address) !== 'sent') had.set(address, sttsCd);
  }
  return { had, lastSentDt: messages.at(-1)?.regDt ?? null };
};
