import { type SQL, sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';

/** The rows of a statement on a handle of either engine. */
export const ask = async <T>(handle: Handle, statement: SQL): Promise<T[]> =>
  ((await handle.execute(statement)) as unknown as { rows: T[] }).rows;

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How values are written as text, the same on every database; and no limit of time. */
const session = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_min_messages = warning;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const settle = async (handle: Handle): Promise<void> => {
  for (const statement of session.split(';')) await handle.execute(sql.raw(statement));
};

/** Runs reads that all see the database as it is at one moment. */
export const atOneMoment = <T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> =>
  database.handle.transaction(
    async (handle) => {
      await settle(handle);
      return work(handle);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Runs writes that all are stored, or none. */
export const allOrNothing = <T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> =>
  database.handle.transaction(async (handle) => {
    await settle(handle);
    return work(handle);
  });
