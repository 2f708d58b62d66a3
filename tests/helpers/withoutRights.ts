import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';

/** Runs work in a transaction of a database account without permissions; its changes are rolled back. */
export const withoutRights = async <T>(
  { handle }: Database,
  work: (handle: Handle) => Promise<T>,
): Promise<T> => {
  const role = `limited_${randomUUID().replaceAll('-', '')}`;
  await handle.execute(sql.raw(`create role ${role}`));
  try {
    return await handle.transaction(async (inner) => {
      await inner.execute(sql.raw(`set local role ${role}`));
      return work(inner);
    });
  } finally {
    await handle.execute(sql.raw(`drop role ${role}`));
  }
};
