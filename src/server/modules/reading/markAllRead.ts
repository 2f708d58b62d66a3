import { and, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { blockOf, noBits, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { row, run } from '#server/kernel/database/rows.ts';
import { isUnread } from './readState.ts';

const counted = z.object({ marked: z.number() });

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
      sql`with each_block as materialized (
          select ${blockOf(sql`${article.articleId}`)} as block,
            bit_or(set_bit(${noBits}, ${positionInBlock(sql`${article.articleId}`)}, 1)) as places
          from ${article} where ${those} group by 1),
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
