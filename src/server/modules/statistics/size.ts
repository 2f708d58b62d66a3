import { sql } from 'drizzle-orm';

/** Number of rows in a group. */
export const size = sql<number>`count(*)::int`;
