import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from 'pg-boss';
import { withoutValues } from '../http/logging.ts';
import type { JobQueue, Log } from './jobQueue.ts';
import { type Jobs, type QueueName, queues } from './queues.ts';

export interface JobPool {
  /** Looks for jobs now: some were put in. */
  wake(): void;
  /** Resolves when nothing runs and nothing waits that could run. */
  idle(): Promise<void>;
  /** Breaks off what runs; it is run again, here or elsewhere. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Jobs that run at a time in this process. */
  atOnce: number;
  /** Milliseconds between two looks for what others put in. */
  pollEvery: number;
  /** Of one group so many run at a time; two processes that look at the same moment may each start one. */
  perGroup?: number;
}

export interface RunningJob {
  /** The same each time the job is tried again. */
  id: string;
  /** If it fails now, nobody tries it again. */
  isLastTry: boolean;
  /** Aborts when the process is about to end. */
  signal: AbortSignal;
}

/** Milliseconds between two tries to tell that a job is done. */
const completionPauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Runs the jobs of a queue. Each free place asks for the next job by itself, so a slow one holds up nobody but its own
 * group. A job that fails or is broken off goes back to the queue, which tries it again later.
 */
export const createJobPool = <Name extends QueueName>(
  { boss }: JobQueue,
  name: Name,
  { atOnce, pollEvery, perGroup }: PoolOptions,
  work: (data: Jobs[Name], job: RunningJob) => Promise<void>,
  log: Log,
): JobPool => {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isAsked = false;

  const run = async (job: Job<Jobs[Name]>): Promise<void> => {
    try {
      const isLastTry = job.retryCount >= (queues[name].retryLimit ?? 0);
      await work(job.data, { id: job.id, isLastTry, signal: closing.signal });
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error, queue: name, job: job.id }, 'a job failed');
      // without the database the job's time runs out instead
      await boss.fail(name, job.id, { message: withoutValues(error).message }).catch(() => {});
      return;
    }
    await complete(job.id);
  };

  /** What is done is not done again because that could not be told: only when its time is over meanwhile. */
  const complete = async (id: string): Promise<void> => {
    for (const pause of completionPauses) {
      try {
        await boss.complete(name, id);
        return;
      } catch (error) {
        log.warn({ err: error, queue: name, job: id }, 'the end of a job could not be told');
        if (closing.signal.aborted) return;
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  const start = (job: Job<Jobs[Name]>): void => {
    const mine = run(job).finally(() => {
      running.delete(mine);
      wake();
    });
    running.add(mine);
  };

  const look = async (): Promise<void> => {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false;
      const batchSize = atOnce - running.size;
      if (batchSize <= 0) return;
      const jobs = await boss.fetch<Jobs[Name]>(name, {
        batchSize,
        ...(perGroup && { groupConcurrency: perGroup }),
      });
      for (const job of jobs) start(job);
      // Those found may have been of one group: what waits behind them had no chance yet.
      if (jobs.length > 0) isAsked = true;
    }
  };

  const wake = (): void => {
    isAsked = true;
    if (closing.signal.aborted) return;
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error, queue: name }, 'no jobs could be fetched'))
      .finally(() => {
        looking = undefined;
        if (isAsked && running.size < atOnce) wake();
      });
  };

  const timer = setInterval(wake, pollEvery).unref();
  wake();
  return {
    wake,
    async idle() {
      while (looking || running.size) await (looking ?? Promise.race(running));
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
      await Promise.all(running);
    },
  };
};
