import { setTimeout as wait } from 'node:timers/promises';
import type { Job as FetchedJob } from 'pg-boss';
import { withoutValues } from '../http/logging.ts';
import type { JobWorker } from './job.ts';
import type { JobQueue, Log } from './jobQueue.ts';

export interface JobPool {
  /** Looks for jobs now: some were put in. */
  wake(): void;
  /** Resolves when nothing runs and nothing waits that could run. */
  idle(): Promise<void>;
  /** Breaks off what runs; it is run again, here or elsewhere. */
  close(): Promise<void>;
}

/** Part of the time until it expires after which a job comes to an end by itself. */
const timeShare = 0.7;

/** Milliseconds between two tries to tell that a job is done. */
const completionPauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Does the jobs of one kind. Each free place asks for the next job by itself, so a slow one holds up nobody but its own
 * group. A job that fails or is broken off goes back to the queue, which tries it again later.
 */
export const createJobPool = <Data extends object>(
  { boss }: JobQueue,
  { job: { name, retryPolicy, expireInSeconds, key = 'more' }, atOnce, perGroup, work }: JobWorker<Data>,
  log: Log,
): JobPool => {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isAsked = false;

  const run = async (job: FetchedJob<Data>): Promise<void> => {
    let isMore = false;
    try {
      const isLastTry = job.retryCount >= retryPolicy.retryLimit;
      const { signal } = closing;
      const until = Date.now() + timeShare * expireInSeconds * 1_000;
      const isOver = () => signal.aborted || Date.now() > until;
      isMore = (await work(job.data, { id: job.id, isLastTry, signal, isOver })) === 'more';
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error, queue: name, job: job.id }, 'a job failed');
      // without the database the job's time runs out instead
      await boss.fail(name, job.id, { message: withoutValues(error).message }).catch(() => {});
      return;
    }
    await complete(job.id);
    if (isMore && !closing.signal.aborted) await putAgain(job.data);
  };

  /** What is left after a job that took its time; where it cannot be told, the repeated job takes it up. */
  const putAgain = async (data: Data): Promise<void> => {
    await boss
      .send(name, data, { singletonKey: key })
      .catch((error: unknown) => log.warn({ err: error, queue: name }, 'a further job could not be put in'));
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

  const start = (job: FetchedJob<Data>): void => {
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
      const jobs = await boss.fetch<Data>(name, {
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

  wake();
  return {
    wake,
    async idle() {
      while (looking || running.size) await (looking ?? Promise.race(running));
    },
    async close() {
      closing.abort();
      await looking;
      await Promise.all(running);
    },
  };
};
