import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { parameterized, rendered } from '#server/kernel/database/fragments.ts';
import { blockOf, blockSize, noBits, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { instant, rows, run } from '#server/kernel/database/rows.ts';

const { articleId, regDt } = article;

/** Bits of a completely read block. */
export const allRead: SQL = sql.raw(`repeat('1', ${blockSize})::bit varying`);

/** Time after the last use of a list at which the visit is over. */
export const visitEnds: SQL = sql.raw("interval '30 minutes'");

/** Blocks before this one count as read unless stored otherwise; all blocks before the first visit. */
export const firstBlock = (userId: string | SQLWrapper): SQL =>
  sql`coalesce((select min(first_block) from item_visit where user_id = ${userId}), 2147483647)`;

const block = rendered(blockOf(sql`${articleId}`));
const place = rendered(positionInBlock(sql`${articleId}`));

const hasReadFor = parameterized<[userId: string], 'Y' | 'N'>(
  (userId) => sql`case when coalesce(
    (select get_bit(bits, ${place}) from read_mark where user_id = ${userId} and block = ${block}),
    (${block} < ${firstBlock(userId)})::int) = 1 then 'Y' else 'N' end`,
);

/** SQL for a row of the article table: whether the caller has read it, Y or N. */
export const hasRead = (caller: Caller | null): SQL<'Y' | 'N'> => hasReadFor(caller?.user.userId ?? '');

const sinceLastVisitOf = (userId: SQLWrapper | string, kind: SQLWrapper | ItemKind): SQL =>
  sql`(select case when seen_dt < now() - ${visitEnds} then seen_dt else since_dt end from item_visit
    where user_id = ${userId} and item_knd = ${kind})`;

/** End of the previous visit to the list of a kind, whether or not the current visit has been recorded yet. */
export const sinceLastVisit = (caller: Caller | null, kind: ItemKind): SQL =>
  sinceLastVisitOf(caller?.user.userId ?? '', kind);

const isNewFor = parameterized<[userId: string, kind: ItemKind], 'Y' | 'N'>(
  (userId, kind) => sql`case when ${regDt} > ${sinceLastVisitOf(userId, kind)} then 'Y' else 'N' end`,
);

/** SQL for a row of the article table: whether it was registered after the caller's last visit, Y or N. */
export const isNew = (caller: Caller | null, kind: ItemKind): SQL<'Y' | 'N'> =>
  isNewFor(caller?.user.userId ?? '', kind);

/** The blocks from the first that may have unread items to the last. */
const blocks = (userId: string): SQL => sql`(
  select block, coalesce(bits, case when block < first then ${allRead} else ${noBits} end) as bits
  from (select ${firstBlock(userId)} as first) as start
  cross join generate_series((select min(block) from read_mark where user_id = ${userId}),
    (select ${blockOf(sql`max(${articleId})`)} from ${article})) as block
  left join (select block, bits from read_mark where user_id = ${userId}) as known using (block))`;

/**
 * SQL for a row of the article table: whether the user has not read it. The bits are assembled once per statement,
 * preceded by a read bit for all older items; the planner estimates a third of all items.
 */
export const isUnread = (userId: string): SQL => {
  const least = sql`(select min(block) from read_mark where user_id = ${userId})`;
  const bits = sql`(select (b'1'::text || string_agg(bits::text, '' order by block))::bit varying from ${blocks(userId)} as all_blocks)`;
  const first = sql`(select ${least}::int * ${sql.raw(String(blockSize))} - 1)`;
  return sql`get_bit(${bits}, greatest(${articleId}::int - ${first}, 0)) < 1`;
};

const noteAgain = (userId: string, kind: ItemKind) =>
  rows(
    z.object({ since_dt: instant.nullable() }),
    sql`update item_visit set seen_dt = now(),
        since_dt = case when seen_dt < now() - ${visitEnds} then seen_dt else since_dt end
      where user_id = ${userId} and item_knd = ${kind} returning since_dt::text`,
  );

/** The newest key; 0 if there are no items. */
const newest = sql`(select coalesce(max(${article.articleId}), 0) from ${article})`;

/** Pseudo-kind for unread counts outside of lists: tracking starts there, but no list counts as visited. */
const dashboard = 'dashboard';

/** Tracking of read items starts with the user's first visit: all existing items count as read. */
const noteFirst = (userId: string, kind: ItemKind | typeof dashboard): Promise<number> =>
  advisoryLock(`read ${userId}`, async () => {
    const last = positionInBlock(newest);
    await run(sql`insert into read_mark (user_id, block, bits)
      select ${userId}, ${blockOf(newest)},
        (repeat('1', ${last} + 1) || repeat('0', ${sql.raw(String(blockSize))} - 1 - ${last}))::bit varying
      where not exists (select from item_visit where user_id = ${userId}) on conflict do nothing`);
    return run(sql`insert into item_visit (user_id, item_knd, first_block, seen_dt)
      select ${userId}, ${kind}, ${blockOf(newest)}, now() on conflict do nothing`);
  });

/** Records a visit to the list of a kind. @returns the end of the user's previous visit; null if there was none */
export const noteVisit = async (userId: string, kind: ItemKind): Promise<Date | null> => {
  const [known] = await noteAgain(userId, kind);
  if (known) return known.since_dt;
  await noteFirst(userId, kind);
  return null;
};

/**
 * Starts tracking when a user is shown unread counts: later items count as unread even if the user has not opened a
 * list.
 */
export const startUnreadTracking = (userId: string): Promise<number> => noteFirst(userId, dashboard);
