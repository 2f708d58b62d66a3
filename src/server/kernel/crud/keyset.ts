import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The direction of each column of an order. The position of NULLs follows the indexes, otherwise PostgreSQL would sort
 * instead of scanning the index: first if ascending and no row is null; last if descending.
 */
export const sortDirection = (isAscending: boolean): SQL =>
  sql.raw(isAscending ? 'asc nulls first' : 'desc nulls last');

/** An order by a column or an expression that is never null, and by the key. */
interface KeysetOrder {
  by: AnyPgColumn | SQL;
  key: AnyPgColumn;
  isAscending: boolean;
}

/** The rows after a given one: as a row comparison, so that the database scans the index from there. */
export const isPastRow = (
  { by, key, isAscending }: KeysetOrder,
  value: SQLWrapper,
  keyValue: SQLWrapper,
): SQL => sql`(${by}, ${key}) ${sql.raw(isAscending ? '>' : '<')} (${value}, ${keyValue})`;
