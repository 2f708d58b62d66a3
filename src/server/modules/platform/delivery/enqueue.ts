import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { outboxMessage } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { askForJob } from '#server/kernel/jobs/backgroundJobs.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { deliveryJob } from '../jobs.ts';

/** One mail or text message to one person. `cn` is plain text; lines and addresses in it are kept as they stand. */
export interface Message {
  chnl: 'EML' | 'SMS';
  /** One e-mail address, or a mobile number 010-dddd-dddd. */
  rcvr: string;
  /** Subject of a mail, and what the outbox lists. It stays after the sending: no code and no link belongs here. */
  ttl: string;
  cn: string;
}

/** A control character or line break in a header would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

interface Stored extends Omit<Message, 'cn'> {
  cn: string | null;
  mailId: number | null;
}

const rowOf = ({ chnl, rcvr, ttl, cn, mailId }: Stored) => {
  const [to, subject] = [oneLine(rcvr), oneLine(ttl)];
  return {
    chnl,
    rcvr: to,
    rcvrFold: fold(to),
    ttl: subject,
    ttlFold: fold(subject),
    cn,
    mailId,
    nextTryDt: sql`now()`,
    rgtrId: 'SYSTEM',
    mdfrId: 'SYSTEM',
  };
};

/** Several rounds of sending may be under way: a message does not wait for slow receivers of others. */
const askForDelivery = (): void => askForJob(deliveryJob, {}, { key: randomUUID() });

/**
 * Puts a message into the outbox in the caller's transaction; it is sent only after the commit. Messages that cannot be
 * sent (no SMTP_URL, no SMS_URL) stay visible on the outbox screen.
 */
export const enqueue = async (message: Message): Promise<void> => {
  await db()
    .insert(outboxMessage)
    .values(rowOf({ ...message, mailId: null }));
  askForDelivery();
};

/** A statement takes 65,535 values. */
const rowsAtOnce = 1_000;

/**
 * Puts one mail to many recipients into the outbox, a message each. The content is stored once, in `board_mail`. Unlike
 * other messages these are never sent a second time.
 * @param receivers addresses, each once
 * @returns numbers of the messages by address
 */
export const enqueueMail = async (
  mailId: number,
  ttl: string,
  receivers: readonly string[],
): Promise<Map<string, number>> => {
  const messages = new Map<string, number>();
  for (let from = 0; from < receivers.length; from += rowsAtOnce) {
    const some = receivers.slice(from, from + rowsAtOnce);
    const stored = await db()
      .insert(outboxMessage)
      .values(some.map((rcvr) => rowOf({ chnl: 'EML', rcvr, ttl, cn: null, mailId })))
      .returning({ msgId: outboxMessage.msgId, rcvr: outboxMessage.rcvr });
    const byLine = new Map(stored.map(({ msgId, rcvr }) => [rcvr, msgId]));
    for (const rcvr of some) {
      const msgId = byLine.get(oneLine(rcvr));
      if (msgId !== undefined) messages.set(rcvr, msgId);
    }
  }
  askForDelivery();
  return messages;
};
