import type { SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Handle } from './database.ts';

/** Statements on connections of either engine. Drizzle's type promises what pg alone answers; ours what both do. */
export const handleOn = (connections: pg.Pool | pg.PoolClient): Handle =>
  drizzle(connections) as unknown as Handle;

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
