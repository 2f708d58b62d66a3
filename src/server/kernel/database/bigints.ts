import { type SQL, sql } from 'drizzle-orm';

/** Any number of keys as one array parameter. */
export const bigints = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;
