import { type SQL, sql } from 'drizzle-orm';
import { rows, run } from '#server/kernel/database/rows.ts';
import { type Claimed, claimedRow } from './claimed.ts';

/** Longer than one sending may take: a message whose server died is taken up again after it. */
const lease = sql`interval '2 minutes'`;

const isDue = sql`stts_cd = 'waiting' and (next_try_dt is null or next_try_dt <= now())`;

const listOf = (channels: readonly string[]): SQL =>
  sql.join(
    channels.map((channel) => sql`${channel}`),
    sql`, `,
  );

/** What cannot be sent from this installation stays, readable on the outbox screen. */
export const keepMessages = async (channels: readonly string[]): Promise<void> => {
  if (channels.length === 0) return;
  await run(sql`
    update outbox_message set stts_cd = 'kept', next_try_dt = null, mdfcn_dt = now()
    where ${isDue} and chnl in (${listOf(channels)})`);
};

/** Messages whose server stopped between sending and storing the answer: it is unknown whether they arrived. */
export const noteUnclear = async (): Promise<void> => {
  await run(sql`
    update outbox_message set stts_cd = 'unclear', next_try_dt = null, mdfcn_dt = now()
    where ${isDue} and hndovr_dt is not null`);
};

/** Takes messages that are due. A row that another server is taking is passed over, and one that it took is leased. */
export const claimMessages = (channel: string, limit: number): Promise<Claimed[]> =>
  rows(
    claimedRow,
    sql`
      update outbox_message set try_cnt = try_cnt + 1, next_try_dt = now() + ${lease}, mdfcn_dt = now()
      where msg_id in (
        select msg_id from outbox_message where ${isDue} and chnl = ${channel} and hndovr_dt is null
        order by msg_id limit ${limit}::int for update skip locked)
      returning msg_id as "msgId", chnl, rcvr, ttl, cn, try_cnt as "tryCnt", reg_dt as "regDt",
        mail_id as "mailId"`,
  );

/** Accepted: the content, with its code or link, is forgotten. */
export const markSent = async ({ msgId }: Claimed): Promise<void> => {
  await run(sql`
    update outbox_message
    set stts_cd = 'sent', sent_dt = now(), cn = null, err_cn = null, next_try_dt = null, mdfcn_dt = now()
    where msg_id = ${msgId}`);
};

/** The next thing to happen is that the other side accepts the message. @throws when another server has taken it */
export const markHandedOver = async ({ msgId, tryCnt }: Claimed): Promise<void> => {
  const marked = await run(sql`
    update outbox_message set hndovr_dt = now(), mdfcn_dt = now()
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting' and hndovr_dt is null`);
  if (marked === 0) throw new Error('The message is no longer ours to send.');
};

/** Handed over, and no answer came. */
export const markUnclear = async ({ msgId, tryCnt }: Claimed, reason: string): Promise<void> => {
  await run(sql`
    update outbox_message set stts_cd = 'unclear', err_cn = ${reason}, next_try_dt = null, mdfcn_dt = now()
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting'`);
};

/** What becomes of a message that was not accepted. */
export type Failed = { state: 'waiting'; delay: number } | { state: 'failed' | 'bounced' };

/** Not accepted, and certainly not: a try that was overtaken by a later one says nothing. `delay` in seconds. */
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
