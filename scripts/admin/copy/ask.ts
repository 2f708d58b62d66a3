import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { rowsOn } from '#server/kernel/database/handle.ts';

/** The rows of a statement on a handle of either engine. */
export const ask = rowsOn;

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How values are written as text, the same on every database; and no limit of time. */
const session: Record<string, string> = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  client_min_messages: 'warning',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  maintenance_work_mem: '256MB',
};
const settings = Object.entries(session).map(([name, value]) => `set_config('${name}', '${value}', true)`);

const settle = async (handle: Handle): Promise<void> => {
  await handle.execute(sql.raw(`select ${settings.join(', ')}`));
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
