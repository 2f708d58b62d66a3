import { eq, inArray, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Types of arrays by the type of a column; columns of other types have few values. */
const arrayTypes: Readonly<Record<string, string>> = { 'text COLLATE "C"': 'text', bigint: 'bigint' };

/**
 * The column has one of the values. Several are one array parameter, so that the statement has the same text whatever
 * their number, and is planned once. Values that the column writes into the text stay there.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly unknown[]): SQL => {
  if (values.length === 1) return eq(column, values[0]);
  const type = arrayTypes[column.getSQLType()];
  const sent = values.map((value) => column.mapToDriverValue(value));
  return type === undefined || sent.some((value) => value instanceof SQL)
    ? inArray(column, [...values])
    : sql`${column} = any(${sql.param(sent)}::${sql.raw(type)}[])`;
};
