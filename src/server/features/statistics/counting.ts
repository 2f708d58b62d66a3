import { sql } from 'drizzle-orm';
import { reading } from '../../database/db.ts';

/** Room for the groups of a year's days: without it the database sorts all articles to count them. */
const settings = [sql`set local work_mem = '64MB'`];

/** Counts on the standby, if there is one. */
export const counting = <T>(work: () => Promise<T>): Promise<T> => reading(settings, work);
