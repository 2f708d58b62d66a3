import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../database/rows.ts';
import type { QueueName } from './queues.ts';

const found = z.object({ at: z.coerce.date().nullable() });

/** When the queue begins the job with this key; null where none waits, or the queue was never opened. */
export const nextTryOf = async (name: QueueName, singletonKey: string): Promise<Date | null> => {
  const [queue] = await rows(
    z.object({ isThere: z.boolean() }),
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!queue?.isThere) return null;
  const [job] = await rows(
    found,
    sql`select min(start_after) as at from pgboss.job
        where name = ${name} and singleton_key = ${singletonKey} and state in ('created', 'retry')`,
  );
  return job?.at ?? null;
};
