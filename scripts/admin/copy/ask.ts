import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';

/** Runs a query on a handle of either engine. */
export const ask = rowsOn;

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Settings that make values have the same text form on every database; no timeouts. */
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

/** Runs reads in one snapshot. */
export const atOneMoment = <T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> =>
  database.handle.transaction(
    async (handle) => {
      await settle(handle);
      return work(handle);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Runs writes in one transaction. */
export const allOrNothing = <T>(database: Database, work: (handle: Handle) => Promise<T>): Promise<T> =>
  database.handle.transaction(async (handle) => {
    await settle(handle);
    return work(handle);
  });
