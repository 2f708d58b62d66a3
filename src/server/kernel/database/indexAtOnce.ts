import { sql } from 'drizzle-orm';
import { run } from './rows.ts';

/**
 * What the running transaction writes goes into the search index now, not later: put off until the usual bound is
 * reached, it holds up somebody else for a second and more.
 */
export const indexAtOnce = async (): Promise<void> =>
  void (await run(sql`set local gin_pending_list_limit = '64kB'`));
