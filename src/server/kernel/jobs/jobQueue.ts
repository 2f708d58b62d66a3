import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { JobInsert, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { rows } from '../database/rows.ts';
import type { Job } from './job.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Runs the queue's statements in the running transaction, or else on the bound database. */
const executor = {
  execute: async (query: SQL) => ({ rows: await rows(z.record(z.string(), z.unknown()), query) }),
};

/** Maximum of rows per statement when jobs are queued together. */
const maxAtOnce = 200;

/** Seconds for which the outcome of a job is stored; successful jobs are deleted long before. */
const keptSeconds = 7 * 24 * 3_600;

/** Seconds without a heartbeat after which the process of a job is considered dead, and the job is run again. */
export const heartbeatSeconds = 60;

/** The queue of one database, in its schema `pgboss`. */
export interface JobQueue {
  readonly boss: PgBoss;
  /**
   * Queues jobs as part of the running transaction, if there is one. Jobs whose key is already waiting or running are
   * dropped, according to the policy of the job.
   */
  put<Data extends object>(job: Job<Data>, jobs: readonly NewJob<Data>[]): Promise<void>;
  close(): Promise<void>;
}

export type NewJob<Data extends object> = Pick<
  JobInsert,
  'singletonKey' | 'singletonSeconds' | 'startAfter' | 'group' | 'priority' | 'retryLimit'
> & { data: Data };

/**
 * Opens the queue; creates its tables on first use.
 * @throws the engine's error if the database is unavailable
 */
export const openJobQueue = async (database: Database, jobs: readonly Job[], log: Log): Promise<JobQueue> => {
  // the library is large, and the server answers before it opens the queue
  const { fromDrizzle, PgBoss } = await import('pg-boss');
  const ours = fromDrizzle(executor, sql);
  const boss = new PgBoss({
    ...(await database.jobStore()),
    // repeated jobs are queued by backgroundJobs.ts, which is not bound to whole minutes
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    // The queue is short: its tables need no rebuilding, and the embedded database has its own maintenance.
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'the job queue warns'));
  await boss.start();
  try {
    for (const { name, policy, expireInSeconds, retryPolicy } of jobs) {
      const rules = { expireInSeconds, ...retryPolicy, deleteAfterSeconds: keptSeconds, heartbeatSeconds };
      await boss.createQueue(name, { policy, ...rules });
      // an existing queue would keep its old options otherwise
      await boss.updateQueue(name, rules);
    }
  } catch (error) {
    // a later open starts a new instance; this one would continue to maintain the tables
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    boss,
    async put({ name }, some) {
      for (let from = 0; from < some.length; from += maxAtOnce)
        await boss.insert(name, some.slice(from, from + maxAtOnce), { db: ours });
    },
    async close() {
      await boss.stop({ graceful: false });
    },
  };
};
