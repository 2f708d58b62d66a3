import { desc, eq, sql } from 'drizzle-orm';
import { certification, outboxMessage, passwordLink } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { textToSend } from '#server/modules/platform/index.ts';
import { inDatabase } from './testDatabase.ts';

/** Messages sent to a recipient, and simulated time for codes and links without waiting. */
export const outbox = () => {
  const messagesTo = (rcvr: string) =>
    inDatabase(async () =>
      db()
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.rcvr, rcvr))
        .orderBy(desc(outboxMessage.msgId)),
    );
  /** The text of the latest message as it would be sent, with its code or link. */
  const sentTo = async (rcvr: string): Promise<string> => {
    const [latest] = await messagesTo(rcvr);
    if (!latest) return '';
    return (await inDatabase(() => textToSend({ ...latest, cn: latest.cn ?? '' }))) ?? '';
  };
  return {
    sentTo,
    /** Newest first. */
    messagesTo,
    /** The code of the latest message. */
    async codeFor(rcvr: string): Promise<string> {
      return /\d{6}/.exec(await sentTo(rcvr))?.[0] ?? '';
    },
    /** The token of the link in the latest message. */
    async linkFor(rcvr: string): Promise<string> {
      return /#link=([\w-]+)/.exec(await sentTo(rcvr))?.[1] ?? '';
    },
    /** Simulates the passing of this many seconds. */
    async passTime(seconds: number): Promise<void> {
      const earlier = (column: string) =>
        sql`${sql.identifier(column)} - make_interval(secs => ${seconds}::int)`;
      await inDatabase(async () => {
        await db()
          .update(certification)
          .set({ regDt: earlier('reg_dt'), expDt: earlier('exp_dt'), certDt: earlier('cert_dt') });
        await db()
          .update(passwordLink)
          .set({ expDt: earlier('exp_dt') });
      });
    },
    /** Deletes all requested codes. */
    forget: () => inDatabase(async () => db().delete(certification)),
  };
};
