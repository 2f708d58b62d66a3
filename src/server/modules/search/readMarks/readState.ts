import { type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { rendered } from '#server/kernel/database/literals.ts';
import { blockOf, blockSize, noBits, placeOf } from '../blocks/blocks.ts';
import type { ItemKind } from '../itemKinds.ts';

const { articleId, regDt } = article;

/** Bits of a block of which all is read. */
export const allRead: SQL = sql.raw(`repeat('1', ${blockSize})::bit varying`);

/** So long after somebody last looked at a list their visit is over. */
export const visitEnds: SQL = sql.raw("interval '30 minutes'");

/** What is in blocks before this one counts as read, unless the block says otherwise; all of it before the first visit. */
export const firstBlock = (userId: string): SQL =>
  sql`coalesce((select min(first_block) from item_visit where user_id = ${userId}), 2147483647)`;

const block = rendered(blockOf(sql`${articleId}`));
const place = rendered(placeOf(sql`${articleId}`));

/** Of a row of the article table: whether the caller has read it, as Y or N. */
export const hasRead = (caller: Caller | null): SQL<'Y' | 'N'> => {
  const userId = caller?.user.userId ?? '';
  return sql`case when coalesce(
    (select get_bit(bits, ${place}) from read_mark where user_id = ${userId} and block = ${block}),
    (${block} < ${firstBlock(userId)})::int) = 1 then 'Y' else 'N' end`;
};

/** When the visit before this one to the list of a kind ended, whether or not this one has been noted yet. */
export const sinceLastVisit = (caller: Caller | null, kind: ItemKind): SQL =>
  sql`(select case when seen_dt < now() - ${visitEnds} then seen_dt else since_dt end from item_visit
    where user_id = ${caller?.user.userId ?? ''} and item_knd = ${kind})`;

/** Of a row of the article table: whether it was registered after the caller's last visit, as Y or N. */
export const isNew = (caller: Caller | null, kind: ItemKind): SQL<'Y' | 'N'> =>
  sql`case when ${regDt} > ${sinceLastVisit(caller, kind)} then 'Y' else 'N' end`;

/** From the first block of which something may be unread to the last of all. */
const blocks = (userId: string): SQL => sql`(
  select block, coalesce(bits, case when block < first then ${allRead} else ${noBits} end) as bits
  from (select ${firstBlock(userId)} as first) as start
  cross join generate_series((select min(block) from read_mark where user_id = ${userId}),
    (select ${blockOf(sql`max(${articleId})`)} from ${article})) as block
  left join (select block, bits from read_mark where user_id = ${userId}) as known using (block))`;

/**
 * Of a row of the article table: whether the person has not read it. The bits are put together once in a statement, with
 * one of what is read before them for all older items; the planner takes it for a third of all items.
 */
export const isUnread = (userId: string): SQL => {
  const least = sql`(select min(block) from read_mark where user_id = ${userId})`;
  const bits = sql`(select (b'1'::text || string_agg(bits::text, '' order by block))::bit varying from ${blocks(userId)} as all_blocks)`;
  const first = sql`(select ${least}::int * ${sql.raw(String(blockSize))} - 1)`;
  return sql`get_bit(${bits}, greatest(${articleId}::int - ${first}, 0)) < 1`;
};
