import type { SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Handle } from './database.ts';

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
export const executed = async <T>(handle: Handle, statement: SQLWrapper): Promise<Result<T>> =>
  (await handle.execute(statement)) as unknown as Result<T>;

/**
 * The rows of a statement on a given handle, unchecked; if `db()` is bound and a schema should validate them, use
 * `rows`.
 */
export const rowsOn = async <T>(handle: Handle, statement: SQLWrapper): Promise<T[]> =>
  (await executed<T>(handle, statement)).rows;
