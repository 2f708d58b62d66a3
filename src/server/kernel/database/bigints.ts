import { type SQL, sql } from 'drizzle-orm';

/** Keys as one parameter, however many they are. */
export const bigints = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;
