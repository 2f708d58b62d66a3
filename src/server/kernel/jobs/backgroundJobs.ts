import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { repeatHere } from '../clock/repeatHere.ts';
import type { Database } from '../database/database.ts';
import { afterCommit, currentDatabase, outside, withDatabase } from '../database/db.ts';
import { rows, run } from '../database/rows.ts';
import { Failure } from '../failure.ts';
import type { Job, JobWorker } from './job.ts';
import { createJobPool } from './jobPool.ts';
import { type JobQueue, type Log, type NewJob, openJobQueue } from './jobQueue.ts';

/** The background jobs of one database in this process. */
export interface BackgroundJobs {
  /** Resolves when nothing is running here and no waiting job could run. */
  idle(): Promise<void>;
  /** Aborts running jobs; another process, or the next start, runs them again. */
  close(): Promise<void>;
}

export interface JobOptions {
  log: Log;
  /** Seconds between two polls for jobs queued by other processes and for repeated jobs; 0: no polling. */
  pollSeconds?: number;
}

interface QueueOptions {
  /** Delay in seconds before the job may begin. */
  inSeconds?: number;
  /** Only one job per key waits; by default all jobs of this kind have the same key. */
  key?: string;
}

interface Started {
  log: Log;
  queue: JobQueue;
  wake(job?: Job): void;
  enqueue(job: Job, data: object, options: QueueOptions): Promise<void>;
}

const started = new WeakMap<Database, Started>();

const ready = z.object({ name: z.string() });

/** Queues with a job that could begin now. */
const readyQueues = (names: readonly string[]) =>
  rows(
    ready,
    sql`select distinct name from pgboss.job
      where name = any(${sql.param([...names])}) and state < 'active' and start_after <= now()`,
  );

/**
 * Runs the jobs of these workers until it is closed. Processes on one database share the queue: each job is run by one
 * of them, and a repeated job is queued once for all.
 * @throws the engine's error if the database is unavailable
 */
export const startJobs = async (
  database: Database,
  workers: readonly JobWorker[],
  { log, pollSeconds = 3 }: JobOptions,
): Promise<BackgroundJobs> => {
  const jobs = workers.map(({ job }) => job);
  const queue = await withDatabase(database, () => openJobQueue(database, jobs, log));
  // the embedded database has one process: jobs marked as running were interrupted when an earlier process ended
  if (database.lock)
    await withDatabase(database, async () => {
      await run(sql`update pgboss.job set heartbeat_on = null, started_on = 'epoch' where state = 'active'`);
      for (const { name } of jobs) await queue.boss.supervise(name);
    });
  const pools = new Map(
    workers.map((worker) => [
      worker.job.name,
      createJobPool(
        queue,
        {
          ...worker,
          ...(worker.runsHere && {
            runsHere: () => withDatabase(database, async () => worker.runsHere?.() ?? true),
          }),
          work: (data, job) => withDatabase(database, () => worker.work(data, job)),
        },
        log,
      ),
    ]),
  );
  const wake = (job?: Job): void => {
    for (const pool of job ? [pools.get(job.name)] : pools.values()) pool?.wake();
  };
  const ownKey = randomUUID();
  const repeated = workers.filter(({ atOnce, everySeconds }) => atOnce > 0 && everySeconds);
  const nextAt = new Map<string, number>();

  const enqueue = async (job: Job, data: object, options: QueueOptions): Promise<void> => {
    const { inSeconds = 0, key = job.key ?? ownKey } = options;
    const singletonKey = inSeconds ? `${key} ${Math.ceil(Date.now() / 1_000 + inSeconds)}` : key;
    await queue.put(job, [{ data, singletonKey, ...(inSeconds && { startAfter: inSeconds }) }]);
    if (!inSeconds) wake(job);
  };

  /**
   * Queues repeated jobs, once per interval for all processes; for stately jobs the next run serves as the retry of a
   * failed one.
   */
  const putRepeated = async (): Promise<void> => {
    // by a monotonic clock: if the system time were set back by hours, all repeated jobs would stop for as long
    const now = performance.now();
    for (const { job, everySeconds = 0 } of repeated) {
      if (now < (nextAt.get(job.name) ?? 0)) continue;
      const slot = Math.floor(Date.now() / (everySeconds * 1_000));
      if (!nextAt.has(job.name)) await enqueue(job, {}, {});
      else {
        const singletonKey = job.key ?? `repeated ${slot}`;
        const retryLimit = job.policy === 'stately' ? { retryLimit: 0 } : {};
        await queue.put(job, [{ data: {}, singletonKey, singletonSeconds: everySeconds, ...retryLimit }]);
      }
      nextAt.set(job.name, now + everySeconds * 1_000);
    }
  };

  let polling: Promise<void> | undefined;
  let isAway = false;
  const poll = async (): Promise<void> => {
    try {
      await putRepeated();
      for (const { name } of await readyQueues([...pools.keys()])) pools.get(name)?.wake();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'jobs could not be looked for; it is tried again');
      isAway = true;
    }
  };
  const pollOnce = (): Promise<void> => {
    polling ??= withDatabase(database, poll).finally(() => {
      polling = undefined;
    });
    return polling;
  };
  const stopPolling = pollSeconds ? repeatHere(pollSeconds * 1_000, pollOnce) : undefined;
  if (pollSeconds) void pollOnce();
  const mine: Started = { queue, enqueue, wake, log };
  started.set(database, mine);
  return {
    async idle() {
      await polling;
      // a job of one pool may queue jobs for another
      for (let round = 0; round < 2; round += 1) for (const pool of pools.values()) await pool.idle();
    },
    async close() {
      await stopPolling?.();
      await polling;
      // until they have ended, jobs may queue their remaining work
      await Promise.all([...pools.values()].map((pool) => pool.close()));
      if (started.get(database) === mine) started.delete(database);
      await queue.close();
    },
  };
};

/**
 * Queues a job after the commit of the running transaction. In a process that runs no jobs nothing is queued: pending
 * work must be visible in the stored data, where the repeated job finds it.
 */
export const queueJobAfterCommit = <Data extends object>(
  job: Job<Data>,
  data: NoInfer<Data>,
  options: QueueOptions = {},
): void => {
  const database = currentDatabase();
  afterCommit(() => {
    const jobs = started.get(database);
    if (!jobs) return;
    outside(() => jobs.enqueue(job, data, options)).catch((err: unknown) =>
      jobs.log.warn({ err, queue: job.name }, 'a job could not be put in; the repeated one takes it up'),
    );
  });
};

/** Polls the queue at once, after jobs were added or released by other means. */
export const wakeJobs = (): void => started.get(currentDatabase())?.wake();

/** Whether the queue of the bound database is open in this process. */
export const areJobsOpen = (): boolean => started.has(currentDatabase());

/** Queues jobs as part of the running transaction, if there is one. @throws Failure 503 if no queue is open */
export const queueJobs = async <Data extends object>(
  job: Job<Data>,
  some: readonly NewJob<NoInfer<Data>>[],
): Promise<void> => {
  const jobs = started.get(currentDatabase());
  if (!jobs) throw new Failure(503, 'UNAVAILABLE', '서버가 시작하는 중입니다. 잠시 후 다시 시도해 주세요.');
  await jobs.queue.put(job, some);
  afterCommit(() => jobs.wake(job));
};
