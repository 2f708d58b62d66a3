import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A generated table, with its columns by the names of the fields. */
export type AnyTable = PgTable & Record<string, AnyPgColumn>;

/** The column of a field; a missing one is a mistake in the generator. */
export const columnOf = (table: AnyTable, name: string): AnyPgColumn => {
  const column = table[name];
  if (!column) throw new Error(`The table has no column for ${name}.`);
  return column;
};
