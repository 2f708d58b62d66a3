import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../database/rows.ts';
import type { Job } from './job.ts';

/** Whether the queue was ever opened in this database. */
export const isQueueMade = async (): Promise<boolean> => {
  const [queue] = await rows(
    z.object({ isThere: z.boolean() }),
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  return queue?.isThere ?? false;
};

const pending = async ({ name }: Pick<Job, 'name'>, which: SQL) => {
  if (!(await isQueueMade())) return { at: null, count: 0 };
  const [found] = await rows(
    z.object({ at: z.coerce.date().nullable(), count: z.number() }),
    sql`select min(start_after) as at, count(*)::int as count from pgboss.job where name = ${name} and ${which}`,
  );
  return found ?? { at: null, count: 0 };
};

/** Start time of the next job of the kind; null if none is waiting, or the queue was never opened. */
export const nextTryOf = async (job: Pick<Job, 'name'>): Promise<Date | null> =>
  (await pending(job, sql`state < 'active'`)).at;

/** Whether a job of the kind is waiting or running, in any process. */
export const isPending = async (job: Pick<Job, 'name'>): Promise<boolean> =>
  (await pending(job, sql`state <= 'active'`)).count > 0;
