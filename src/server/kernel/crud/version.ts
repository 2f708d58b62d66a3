import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The current time in milliseconds, but always later than the stored version: versions never repeat. */
export const nextVersion = (column: AnyPgColumn): SQL =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${column} + interval '1 millisecond')`;

/** Whether the version that the client read is the stored one. */
export const isCurrent = (record: Record<string, unknown>, read: unknown): boolean =>
  new Date(String(read)).getTime() === (record.mdfcnDt as Date).getTime();
