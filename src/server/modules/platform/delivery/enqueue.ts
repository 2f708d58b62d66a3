import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { outboxMessage } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { deliveryJob } from '../jobs.ts';
import type { Secret } from './secrets.ts';

/** One mail or text message to one recipient. `cn` is plain text; its lines and addresses are kept unchanged. */
export interface Message {
  chnl: 'EML' | 'SMS';
  /** One e-mail address, or a mobile number 010-dddd-dddd. */
  rcvr: string;
  /** Subject of a mail, shown in the outbox. It is kept after sending, so it must not contain codes or links. */
  ttl: string;
  /** Stored until it is sent, so it must not contain codes or links either: a placeholder stands for them. */
  cn: string;
  /** What the placeholder in `cn` stands for. */
  secret?: Secret;
  /** Not to be sent, whatever server there is: administrators hand it over. */
  isKept?: boolean;
}

/** A control character or line break would start another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

interface Stored extends Omit<Message, 'cn'> {
  cn: string | null;
  mailId: number | null;
}

const rowOf = ({ chnl, rcvr, ttl, cn, mailId, secret, isKept = false }: Stored) => {
  const [to, subject] = [oneLine(rcvr), oneLine(ttl)];
  return {
    chnl,
    rcvr: to,
    rcvrFold: fold(to),
    ttl: subject,
    ttlFold: fold(subject),
    cn,
    mailId,
    ...secret,
    ...(isKept ? { sttsCd: 'kept' } : { nextTryDt: sql`now()` }),
    rgtrId: 'SYSTEM',
    mdfrId: 'SYSTEM',
  };
};

/**
 * Unique job key: several rounds may run concurrently, so that a message does not wait for slow recipients of others.
 */
const askForDelivery = (): void => queueJobAfterCommit(deliveryJob, {}, { key: randomUUID() });

/**
 * Puts a message into the outbox in the caller's transaction; it is sent only after the commit. Messages that cannot be
 * sent (no SMTP_URL, no SMS_URL) or must not (`isKept`) stay visible on the outbox screen.
 */
export const enqueue = async (message: Message): Promise<void> => {
  await db()
    .insert(outboxMessage)
    .values(rowOf({ ...message, mailId: null }));
  askForDelivery();
};

/** A statement accepts at most 65,535 parameters. */
const rowsAtOnce = 1_000;

/**
 * Puts one mail to many recipients into the outbox, one message each. The content is stored once, in `board_mail`.
 * Unlike other messages these are never sent twice.
 * @param receivers addresses without duplicates
 * @returns message ids by address
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
