import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A lone surrogate as JSON writes it: no database accepts it. */
const halfLetters = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/**
 * The statement that inserts many rows, to be completed with `on conflict` and `returning`. All rows are one JSON
 * parameter: as separate parameters a hundred articles would be thousands, and building the statement would take as
 * long as storing them. A column that no row sets gets its default; one that only some rows set is null in the others.
 * Lone surrogates become U+FFFD.
 */
export const insertMany = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => (row as Record<string, unknown>)[key] !== undefined),
  );
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  const json = JSON.stringify(named).replace(halfLetters, '$1\\ufffd');
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`;
};
