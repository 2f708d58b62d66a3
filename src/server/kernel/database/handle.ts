import type { SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Handle } from './database.ts';

const plainHandle = (connections: pg.Pool | pg.PoolClient): Handle =>
  drizzle(connections) as unknown as Handle;

const handles = new WeakMap<pg.PoolClient, Handle>();

/** Always the same for a connection: statements that are built once are kept beside it. */
export const handleOf = (client: pg.PoolClient): Handle => {
  const handle = handles.get(client) ?? plainHandle(client);
  handles.set(client, handle);
  return handle;
};

/**
 * Statements on connections of either engine. Drizzle's type promises what pg alone answers; ours what both do.
 * A transaction gives its connection back however it ends: drizzle itself would keep it where already `begin` fails,
 * and a pool would have one connection less each time that the database went away.
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
  /** pg's name and PGlite's name for the same number. */
  rowCount?: number | null;
  affectedRows?: number;
}

/** What a statement came to, as both engines answer; drizzle's type leaves it open. */
export const executed = async <T>(handle: Handle, statement: SQLWrapper): Promise<Result<T>> =>
  (await handle.execute(statement)) as unknown as Result<T>;

/**
 * The rows of a statement on a given handle, as they come; where `db()` is bound and a schema is to hold them to what they
 * are, `rows`.
 */
export const rowsOn = async <T>(handle: Handle, statement: SQLWrapper): Promise<T[]> =>
  (await executed<T>(handle, statement)).rows;
