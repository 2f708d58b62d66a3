import { sql } from 'drizzle-orm';
import { outboxMessage } from '#generated/tables/index.ts';
import { currentDatabase, db } from '../../database/db.ts';
import { fold } from '../search/fold.ts';
import { announceMessage } from './announced.ts';

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

/**
 * Puts a message into the outbox in the caller's transaction: it is sent if, and only after, that commits.
 * Who is not sent to (no SMTP_URL, no SMS_URL) finds it on the outbox screen.
 */
export const enqueue = async ({ chnl, rcvr, ttl, cn }: Message): Promise<void> => {
  const [to, subject] = [oneLine(rcvr), oneLine(ttl)];
  await db()
    .insert(outboxMessage)
    .values({
      chnl,
      rcvr: to,
      rcvrFold: fold(to),
      ttl: subject,
      ttlFold: fold(subject),
      cn,
      nextTryDt: sql`now()`,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
  announceMessage(currentDatabase());
};
