import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A generated table, of any entity. */
export type AnyTable = PgTable;

/** The column of a field; a missing one is a mistake in the generator. */
export const columnOf = (table: AnyTable, name: string): AnyPgColumn => {
  // drizzle types no columns for a table not known by name; its own column list is rebuilt for each alias
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[name];
  if (!column) throw new Error(`The table has no column for ${name}.`);
  return column;
};
