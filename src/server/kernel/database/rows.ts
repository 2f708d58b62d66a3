import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { z } from 'zod';
import type { Handle } from './database.ts';
import { db } from './db.ts';
import { translated } from './errors.ts';

/** Replaces drizzle's search for the type of each parameter, which only its driver for the Data API of AWS uses. */
const noTyping = () => 'none' as const;

const plainHandle = (connections: pg.Pool | pg.PoolClient): Handle => {
  const handle = drizzle(connections);
  const { dialect } = handle as unknown as { dialect: PgDialect };
  dialect.prepareTyping = noTyping;
  return handle as unknown as Handle;
};

const handles = new WeakMap<pg.PoolClient, Handle>();

/** The same handle for each call with a connection: statements that are built once are cached per handle. */
export const handleOf = (client: pg.PoolClient): Handle => {
  const handle = handles.get(client) ?? plainHandle(client);
  handles.set(client, handle);
  return handle;
};

/**
 * Statements on connections of either engine. Drizzle's type promises the result of pg; ours the common part of both
 * engines. A transaction releases its connection however it ends: drizzle would keep it if `begin` fails, and the pool
 * would lose a connection each time the database became unavailable.
 */
export const handleOn = (connections: pg.Pool | pg.PoolClient): Handle => {
  const handle = plainHandle(connections);
  if (connections instanceof pg.Pool)
    handle.transaction = async (work, config) => {
      const client = await connections.connect();
      try {
        return await handleOf(client).transaction(work, config);
      } finally {
        client.release();
      }
    };
  return handle;
};

interface Result<T> {
  rows: T[];
  /** Names of the same number in pg and in PGlite. */
  rowCount?: number | null;
  affectedRows?: number;
}

/** The result of a statement, as both engines return it; drizzle's type leaves it open. */
const executed = async <T>(handle: Handle, statement: SQLWrapper): Promise<Result<T>> =>
  (await handle.execute(statement)) as unknown as Result<T>;

/**
 * The rows of a statement on a given handle, unchecked; if `db()` is bound and a schema should validate them, use
 * `rows`.
 */
export const rowsOn = async <T>(handle: Handle, statement: SQLWrapper): Promise<T[]> =>
  (await executed<T>(handle, statement)).rows;

/** A `timestamptz` of a raw query: both engines give the text `2026-11-21 02:03:04.567+00`. */
export const instant = z
  .string()
  .regex(/^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/)
  .transform((text) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')));

/**
 * Runs a raw query and parses every row, so that differences between the engines cannot go unnoticed. bigint and
 * count(*) are numbers, numeric (also sum of bigint) is text, times are text (see `instant`).
 * @throws ZodError if a row does not match the schema; DatabaseUnavailable; the engine's error
 */
export async function rows<T extends z.ZodType>(schema: T, query: SQL): Promise<z.output<T>[]> {
  const result = await translated(() => executed(db(), query));
  return z.array(schema).parse(result.rows);
}

/** The row of a raw query that always returns exactly one (count, exists, insert … returning). */
export async function row<T extends z.ZodType>(schema: T, query: SQL): Promise<z.output<T>> {
  const found = await rows(schema, query);
  if (found.length !== 1) throw new Error(`Expected one row, got ${found.length}.`);
  return found[0] as z.output<T>;
}

/** Runs a raw statement. @returns number of affected rows */
export async function run(statement: SQL): Promise<number> {
  const result = await translated(() => executed(db(), statement));
  return result.rowCount ?? result.affectedRows ?? 0;
}

/** Any number of keys as one array parameter. */
export const bigints = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** A lone surrogate as JSON writes it: no database accepts it. */
const halfLetters = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** The rows as JSON, with the columns that any of them sets. */
const asJson = (table: PgTable, rows: readonly object[]) => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => (row as Record<string, unknown>)[key] !== undefined),
  );
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  const json = JSON.stringify(named).replace(halfLetters, '$1\\ufffd');
  return { columns, values: sql`json_populate_recordset(null::${table}, ${json}::json)` };
};

/** Many rows as a table with the columns of `table`, to update from: one JSON parameter. Those not set are null. */
export const valuesOfMany = <T extends PgTable>(table: T, rows: readonly Partial<T['$inferInsert']>[]): SQL =>
  asJson(table, rows).values;

/**
 * The statement that inserts many rows, to be completed with `on conflict` and `returning`. All rows are one JSON
 * parameter: as separate parameters a hundred articles would be thousands, and building the statement would take as
 * long as storing them. A column that no row sets gets its default; one that only some rows set is null in the others.
 * Lone surrogates become U+FFFD.
 */
export const insertMany = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL => {
  const { columns, values } = asJson(table, rows);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${names} from ${values}`;
};
