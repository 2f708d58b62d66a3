import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Handle } from './database.ts';

/** Statements on connections of either engine. Drizzle's type promises what pg alone answers; ours what both do. */
export const handleOn = (connections: pg.Pool | pg.PoolClient): Handle =>
  drizzle(connections) as unknown as Handle;

/**
 * The rows of a statement on a given handle, as they come; where `db()` is bound and a schema is to hold them to what they
 * are, `rows`.
 */
export const rowsOn = async <T>(handle: Handle, statement: SQL): Promise<T[]> =>
  // both engines answer so; drizzle's type leaves it open
  ((await handle.execute(statement)) as unknown as { rows: T[] }).rows;
