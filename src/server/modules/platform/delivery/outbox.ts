import { type SQL, sql } from 'drizzle-orm';
import { rows, run } from '#server/kernel/database/rows.ts';
import { type Claimed, claimedRow } from './channel.ts';

/** Longer than one sending may take: after it, a message whose server died is claimed again. */
const lease = sql`interval '2 minutes'`;

const isDue = sql`stts_cd = 'waiting' and (next_try_dt is null or next_try_dt <= now())`;

const listOf = (channels: readonly string[]): SQL =>
  sql.join(
    channels.map((channel) => sql`${channel}`),
    sql`, `,
  );

/** Messages that cannot be sent by this installation stay readable on the outbox screen. */
export const keepUnsendable = async (channels: readonly string[]): Promise<void> => {
  if (channels.length === 0) return;
  await run(sql`
    update outbox_message set stts_cd = 'kept', next_try_dt = null, mdfcn_dt = now()
    where ${isDue} and chnl in (${listOf(channels)})`);
};

/** Messages whose server stopped between sending and storing the answer: it is unknown whether they arrived. */
export const markExpiredUnclear = async (): Promise<void> => {
  await run(sql`
    update outbox_message set stts_cd = 'unclear', next_try_dt = null, mdfcn_dt = now()
    where ${isDue} and hndovr_dt is not null`);
};

/** Claims due messages. Rows locked by another server are skipped, and claimed rows are leased. */
export const claimMessages = (channel: string, limit: number): Promise<Claimed[]> =>
  rows(
    claimedRow,
    sql`
      update outbox_message set try_cnt = try_cnt + 1, next_try_dt = now() + ${lease}, mdfcn_dt = now()
      where msg_id in (
        select msg_id from outbox_message where ${isDue} and chnl = ${channel} and hndovr_dt is null
        order by msg_id limit ${limit}::int for update skip locked)
      returning msg_id as "msgId", chnl, rcvr, ttl, cn, try_cnt as "tryCnt", reg_dt as "regDt",
        mail_id as "mailId", scrt_knd as "scrtKnd", scrt_key as "scrtKey"`,
  );

/** Accepted: the content, with its code or link, is deleted. */
export const markSent = async ({ msgId }: Claimed): Promise<void> => {
  await run(sql`
    update outbox_message
    set stts_cd = 'sent', sent_dt = now(), cn = null, err_cn = null, next_try_dt = null, mdfcn_dt = now()
    where msg_id = ${msgId}`);
};

/** Call immediately before the server can accept the message. @throws if another server has claimed it */
export const markHandedOver = async ({ msgId, tryCnt }: Claimed): Promise<void> => {
  const marked = await run(sql`
    update outbox_message set hndovr_dt = now(), mdfcn_dt = now()
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting' and hndovr_dt is null`);
  if (marked === 0) throw new Error('The message is no longer ours to send.');
};

/** Handed over without a response. */
export const markUnclear = async ({ msgId, tryCnt }: Claimed, reason: string): Promise<void> => {
  await run(sql`
    update outbox_message set stts_cd = 'unclear', err_cn = ${reason}, next_try_dt = null, mdfcn_dt = now()
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting'`);
};

/** Next state of a message that was not accepted. */
export type Failed = { state: 'waiting'; delay: number } | { state: 'failed' | 'bounced' };

/** Certainly not accepted. No effect if a later try has begun. `delay` in seconds. */
export const markFailed = async (
  { msgId, tryCnt }: Claimed,
  reason: string,
  failed: Failed,
): Promise<void> => {
  const next =
    failed.state === 'waiting' ? sql`now() + make_interval(secs => ${failed.delay}::int)` : sql`null`;
  await run(sql`
    update outbox_message
    set stts_cd = ${failed.state}, err_cn = ${reason}, hndovr_dt = null, mdfcn_dt = now(), next_try_dt = ${next}
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting'`);
};
