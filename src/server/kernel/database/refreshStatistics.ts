import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

/**
 * Tells the planner what the tables hold now. PostgreSQL does so by itself after a while; the embedded database never
 * does, and would walk whole tables where an index serves; nor does it ever put into the indexes of words what waits
 * beside them, which every search has to read (near-duplicates: 22 ms instead of 2). Call it after many rows have come,
 * outside a transaction.
 */
export const refreshStatistics = async (): Promise<void> => {
  await run(sql`analyze`);
  await run(sql`
    select gin_clean_pending_list(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and relnamespace = current_schema()::regnamespace`);
};
