import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

/**
 * Tells the planner what the tables hold now. PostgreSQL does so by itself after a while; the embedded database never
 * does, and would walk whole tables where an index serves. Call it after many rows have come, outside a transaction.
 */
export const refreshStatistics = async (): Promise<void> => {
  await run(sql`analyze`);
};
