import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

/**
 * Keeps the pending list of GIN indexes at its minimum in the running transaction. With the usual limit, the write that
 * reaches it would merge the whole list and block for more than a second.
 */
export const indexAtOnce = async (): Promise<void> =>
  void (await run(sql`set local gin_pending_list_limit = '64kB'`));

/**
 * Runs ANALYZE and merges the pending lists of the GIN indexes. PostgreSQL does both automatically after a while; the
 * embedded database never does, so the planner would scan whole tables, and every search would read the pending lists
 * (near-duplicates: 22 ms instead of 2). Call it after many rows have been added, outside a transaction.
 */
export const refreshStatistics = async (): Promise<void> => {
  await run(sql`analyze`);
  await run(sql`
    select gin_clean_pending_list(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and relnamespace = current_schema()::regnamespace`);
};
