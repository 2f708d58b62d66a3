import { type SQL, sql } from 'drizzle-orm';
import { rows, run } from '../../database/rows.ts';
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

/** Takes messages that are due. A row that another server is taking is passed over, and one that it took is leased. */
export const claimMessages = (channel: string, limit: number): Promise<Claimed[]> =>
  rows(
    claimedRow,
    sql`
      update outbox_message set try_cnt = try_cnt + 1, next_try_dt = now() + ${lease}, mdfcn_dt = now()
      where msg_id in (
        select msg_id from outbox_message where ${isDue} and chnl = ${channel}
        order by msg_id limit ${limit}::int for update skip locked)
      returning msg_id as "msgId", chnl, rcvr, ttl, cn, try_cnt as "tryCnt", reg_dt as "regDt"`,
  );

/** Accepted: the content, with its code or link, is forgotten. */
export const markSent = async ({ msgId }: Claimed): Promise<void> => {
  await run(sql`
    update outbox_message
    set stts_cd = 'sent', sent_dt = now(), cn = null, err_cn = null, next_try_dt = null, mdfcn_dt = now()
    where msg_id = ${msgId}`);
};

/**
 * Not accepted: tried again after so many seconds, or given up. A try that was overtaken by a later one says nothing.
 * @param delay seconds; undefined = given up
 */
export const markFailed = async (
  { msgId, tryCnt }: Claimed,
  reason: string,
  delay: number | undefined,
): Promise<void> => {
  const isGivenUp = delay === undefined;
  await run(sql`
    update outbox_message
    set stts_cd = ${isGivenUp ? 'failed' : 'waiting'}, err_cn = ${reason}, mdfcn_dt = now(),
      next_try_dt = ${isGivenUp ? sql`null` : sql`now() + make_interval(secs => ${delay}::int)`}
    where msg_id = ${msgId} and try_cnt = ${tryCnt} and stts_cd = 'waiting'`);
};
