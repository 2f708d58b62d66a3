import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { row } from './rows.ts';

/** The time of the database, which all servers have in common; in a transaction, that of its beginning. */
export const databaseTime = async (): Promise<Date> =>
  (await row(z.object({ now: z.coerce.date() }), sql`select now() as now`)).now;
