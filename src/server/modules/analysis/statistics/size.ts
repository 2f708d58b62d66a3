import { sql } from 'drizzle-orm';

/** How many rows a group has. */
export const size = sql<number>`count(*)::int`;
