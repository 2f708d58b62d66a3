import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { blockOf, blockSize, positionInBlock } from '#server/kernel/database/itemBlocks.ts';
import { instant, rows, run } from '#server/kernel/database/rows.ts';
import { visitEnds } from './readState.ts';

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
