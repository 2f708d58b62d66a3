import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

/**
 * Keeps the pending list of GIN indexes at its minimum in the running transaction. With the usual limit, the write that
 * reaches it would merge the whole list and block for more than a second.
 */
export const indexAtOnce = async (): Promise<void> =>
  void (await run(sql`set local gin_pending_list_limit = '64kB'`));
