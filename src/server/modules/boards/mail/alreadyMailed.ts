import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { boardMail, boardMailRecipient, outboxMessage } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { MailKind } from './mailables.ts';

/** What was sent of a record before. */
export interface Before {
  /** Addresses in small letters that have it, soon will, or may have it, each with its state. */
  had: Map<string, string>;
  lastSentDt: Date | null;
}

const counts = new Set(['waiting', 'sent', 'unclear']);

/** @param senderId only what this person has sent */
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
    // who has it for certain has it, whatever a later try came to
    if (had.get(address) !== 'sent') had.set(address, sttsCd);
  }
  return { had, lastSentDt: messages.at(-1)?.regDt ?? null };
};
