import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { certification } from '#generated/tables/index.ts';
import { row } from '#server/kernel/database/rows.ts';
import { Failure } from '#server/kernel/failure.ts';

/** Seconds before another code goes to the same contact, and how many go out in an hour. */
export const resendAfter = 30;
const perContact = 5;
const perSender = 20;

const tooMany = (seconds: number): Failure =>
  new Failure(
    429,
    'TOO_MANY_REQUESTS',
    `인증코드를 너무 자주 요청했습니다. ${seconds}초 뒤에 다시 요청해 주세요.`,
    { retryAfter: seconds },
  );

const lastHour = z.object({
  sent: z.number(),
  untilResend: z.number().nullable(),
  untilOldestIsOver: z.number().nullable(),
});

const seconds = (interval: SQL): SQL => sql`ceil(extract(epoch from ${interval}))::int`;

const sentInLastHour = (by: SQL): Promise<z.output<typeof lastHour>> =>
  row(
    lastHour,
    sql`
      select count(*)::int as sent,
        ${seconds(sql`max(reg_dt) + make_interval(secs => ${resendAfter}::int) - now()`)} as "untilResend",
        ${seconds(sql`min(reg_dt) + interval '1 hour' - now()`)} as "untilOldestIsOver"
      from ${certification} where ${by} and reg_dt > now() - interval '1 hour'`,
  );

/** Who asks: a person who is signed in, else the network. */
export interface Sender {
  sbjctKey: string;
  ip: string;
  isSignedIn: boolean;
}

/** The name under which nobody else may count at the same time. */
export const senderLock = ({ sbjctKey, ip, isSignedIn }: Sender): string =>
  `codes asked for by ${isSignedIn ? sbjctKey : ip}`;

/**
 * The caller holds the locks of sender and contact.
 * @throws Failure 429 with the seconds to wait
 */
export const requireSendingAllowed = async (
  { sbjctKey, ip, isSignedIn }: Sender,
  toContact: string,
): Promise<void> => {
  const contact = await sentInLastHour(eq(certification.toContact, toContact));
  const wait = contact.untilResend ?? 0;
  if (wait > 0) throw tooMany(wait);
  if (contact.sent >= perContact) throw tooMany(contact.untilOldestIsOver ?? 1);
  const sender = await sentInLastHour(
    isSignedIn ? eq(certification.sbjctKey, sbjctKey) : eq(certification.ip, ip),
  );
  if (sender.sent >= perSender) throw tooMany(sender.untilOldestIsOver ?? 1);
};
