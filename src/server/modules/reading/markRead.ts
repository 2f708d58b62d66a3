import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { blockOf, noBits, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { bigints, row, run } from '#server/kernel/database/rows.ts';
import { allRead, firstBlock, isUnread, visitEnds } from './readState.ts';

const counted = z.object({ marked: z.number() });

/** The articles that meet a condition, by block: their number and their bits. */
const byBlock = (where: SQL | undefined): SQL =>
  sql`select ${blockOf(sql`${article.articleId}`)} as block, count(*)::int as items,
      bit_or(set_bit(${noBits}, ${positionInBlock(sql`${article.articleId}`)}, 1)) as places
    from ${article} where ${where} group by 1`;

/** Reading an item prolongs the visits to the lists; stored at most once a minute. */
const prolongVisits = (userId: string): Promise<number> =>
  run(sql`update item_visit set seen_dt = now() where user_id = ${userId}
    and seen_dt between now() - ${visitEnds} and now() - interval '1 minute'`);

/** Days for which it is kept that an item was opened. */
export const openedFor = 90;

/** Notes that somebody opened these items today; once a day and item. */
const noteOpened = (articleIds: readonly number[]): Promise<number> =>
  run(sql`insert into item_open (article_id, opened_on)
    select distinct id, current_date from unnest(${bigints(articleIds)}) as id order by id
    on conflict (article_id) do update set opened_on = excluded.opened_on where item_open.opened_on < excluded.opened_on`);

/** Deletes what is known of openings before the last `openedFor` days. */
export const dropOldOpenings = (): Promise<number> =>
  run(sql`delete from item_open where opened_on <= current_date - ${sql.raw(String(openedFor))}`);

/**
 * Marks items as read or unread for a user, in their blocks.
 * @param kinds kinds that the user may list; items of others are not marked
 * @returns how many of the items exist
 */
export const markRead = async (
  userId: string,
  articleIds: readonly number[],
  isRead: boolean,
  kinds: readonly ItemKind[],
): Promise<number> => {
  const those = and(
    sql`${article.articleId} = any(${bigints(articleIds)})`,
    eq(article.delYn, 'N'),
    inArray(article.itemKnd, [...kinds]),
  );
  const isStored = sql`exists (select from read_mark as own
    where own.user_id = ${userId} and own.block = each_block.block)`;
  // a block is stored only if it differs from its default
  const [bits, needed, changed] = isRead
    ? [sql`places`, sql`block >= ${firstBlock(userId)} or ${isStored}`, sql`read_mark.bits | excluded.bits`]
    : [
        sql`${allRead} & ~ places`,
        sql`block < ${firstBlock(userId)} or ${isStored}`,
        sql`read_mark.bits & excluded.bits`,
      ];
  const { marked } = await row(
    counted,
    sql`with each_block as materialized (${byBlock(those)}),
      stored as (insert into read_mark (user_id, block, bits)
        select ${userId}, block, ${bits} from each_block where ${needed}
        on conflict (user_id, block) do update set bits = ${changed})
      select coalesce(sum(items), 0)::int as marked from each_block`,
  );
  if (isRead) {
    await prolongVisits(userId);
    await noteOpened(articleIds);
  }
  return marked;
};

/** Serialises the marking of whole lists by a user: each undoes the one before it. */
const alone = <T>(userId: string, work: () => Promise<T>): Promise<T> => advisoryLock(`read ${userId}`, work);

/**
 * Marks all items that meet a condition as read, up to the key that was the newest then; remembers them, so that it can
 * be undone once.
 * @returns how many items were unread before
 */
export const markAllRead = (userId: string, where: SQL | undefined, upTo: number): Promise<number> =>
  alone(userId, async () => {
    await run(sql`update read_mark set marked = null where user_id = ${userId} and marked is not null`);
    const those = and(where, isUnread(userId), lte(article.articleId, upTo));
    const { marked } = await row(
      counted,
      sql`with each_block as materialized (${byBlock(those)}),
        stored as (insert into read_mark (user_id, block, bits, marked)
          select ${userId}, block, places, places from each_block
          on conflict (user_id, block) do update set bits = read_mark.bits | excluded.bits, marked = excluded.marked)
        select coalesce(sum(bit_count(places)), 0)::int as marked from each_block`,
    );
    return marked;
  });

/** Undoes the latest marking of a whole list. @returns how many items are unread again */
export const undoMarkAll = (userId: string): Promise<number> =>
  alone(userId, async () => {
    const { marked } = await row(
      counted,
      sql`with taken as materialized (
          select block, marked from read_mark where user_id = ${userId} and marked is not null),
        stored as (update read_mark set bits = read_mark.bits & ~ taken.marked, marked = null from taken
          where user_id = ${userId} and read_mark.block = taken.block)
        select coalesce(sum(bit_count(marked)), 0)::int as marked from taken`,
    );
    return marked;
  });
