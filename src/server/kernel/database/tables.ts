import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A generated table, of whichever entity. */
export type AnyTable = PgTable;

/** The column of a field; a missing one is a mistake in the generator. */
export const columnOf = (table: AnyTable, name: string): AnyPgColumn => {
  // of a table that is not known by name drizzle types no columns; its own list of them is made anew for each alias
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[name];
  if (!column) throw new Error(`The table has no column for ${name}.`);
  return column;
};
