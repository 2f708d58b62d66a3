import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Now, to the millisecond, and always later than what stood there: a version never repeats. */
export const nextVersion = (column: AnyPgColumn): SQL =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${column} + interval '1 millisecond')`;

/** Whether the version that was read is the one that stands there. */
export const isCurrent = (record: Record<string, unknown>, read: unknown): boolean =>
  new Date(String(read)).getTime() === (record.mdfcnDt as Date).getTime();
