import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

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
