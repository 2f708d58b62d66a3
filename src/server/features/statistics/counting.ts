import { type SQL, sql } from 'drizzle-orm';
import { reading } from '../../database/db.ts';

/** Room for the groups of a year's days: without it the database sorts all articles to count them. */
const usual = [sql`set local work_mem = '64MB'`];

/** Counts on the standby, if there is one. @param settings for these counts beside the usual ones */
export const counting = <T>(work: () => Promise<T>, settings: readonly SQL[] = []): Promise<T> =>
  reading([...usual, ...settings], work);
