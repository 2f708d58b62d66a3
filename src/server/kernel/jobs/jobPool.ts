import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job as FetchedJob } from 'pg-boss';
import { z } from 'zod';
import { repeatHere } from '../clock/repeatHere.ts';
import { withinTime } from '../clock/withinTime.ts';
import { withoutValues } from '../http/logging.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { JobWorker } from './job.ts';
import { heartbeatSeconds, type JobQueue, type Log } from './jobQueue.ts';

export interface JobPool {
  /** Polls for jobs now, after some were queued. */
  wake(): void;
  /** Resolves when nothing is running and no waiting job could run. */
  idle(): Promise<void>;
  /** Aborts running jobs; they are run again, here or elsewhere. */
  close(): Promise<void>;
}

interface JobPoolOptions {
  /** Milliseconds within which jobs must abort; others are run again when their heartbeat has expired. */
  abortMs?: number;
}

/** Milliseconds between two heartbeats of the running jobs. */
const beatEvery = (heartbeatSeconds * 1_000) / 3;

/** Share of the time until expiry after which a job should stop. */
const timeShare = 0.7;

/** Milliseconds between attempts to store the result of a job. */
const settlingPauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Runs the jobs of one kind with bounded concurrency. Each slot fetches its next job itself, so a slow job blocks only
 * its own group. A job that fails or is aborted goes back to the queue, which retries it later.
 */
export const createJobPool = <Data extends object>(
  { boss }: JobQueue,
  {
    job: { name, data: dataOf, retryPolicy, expireInSeconds, policy, key },
    atOnce,
    perGroup,
    runsHere,
    work,
  }: JobWorker<Data>,
  log: Log,
  { abortMs = 15_000 }: JobPoolOptions = {},
): JobPool => {
  const closing = new AbortController();
  // a job is asked for in the context of a call, to which it does not belong
  const outsideCalls = AsyncLocalStorage.snapshot();
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let isAsked = false;

  const run = async (job: FetchedJob<Data>): Promise<void> => {
    const { signal } = closing;
    const until = performance.now() + timeShare * expireInSeconds * 1_000;
    const isOver = () => signal.aborted || performance.now() > until;
    const attempt = { id: job.id, retryCount: job.retryCount };
    try {
      const isLastTry = job.retryCount >= retryPolicy.retryLimit;
      const traced = { name: `job ${name}`, kind: 'internal', facts: { 'job.id': job.id } } as const;
      const { data, error } = dataOf.safeParse(job.data);
      if (error) throw new Error(`The data of the job do not fit: ${z.prettifyError(error)}`);
      const left = await inSpan(traced, () => work(data, { id: job.id, isLastTry, signal, isOver }));
      // queued before this job completes, so that remaining work is never lost in between
      if (left === 'more' && policy === 'stately') await putAgain(data);
      await settle(job.id, () => boss.complete(name, attempt));
      if (left === 'more' && policy === 'exclusive') await putAgain(data);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, queue: name, job: job.id }, 'a job failed');
      await settle(job.id, () => boss.fail(name, attempt, { message: withoutValues(error).message }));
    }
  };

  const putAgain = async (data: Data): Promise<void> => {
    const singletonKey = key ?? (Object.keys(data).length ? randomUUID() : 'more');
    await boss.send(name, data, { singletonKey });
  };

  /** Stores the result of a job. If that fails, the finished job is not run again until its heartbeat expires. */
  const settle = async (id: string, tell: () => Promise<unknown>): Promise<void> => {
    for (const pause of settlingPauses) {
      try {
        await tell();
        return;
      } catch (error) {
        log.warn({ err: error, queue: name, job: id }, 'the end of a job could not be told');
        if (closing.signal.aborted) return;
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  const start = (job: FetchedJob<Data>): void => {
    const mine = outsideCalls(run, job).finally(() => {
      running.delete(job.id);
      wake();
    });
    running.set(job.id, mine);
  };

  const poll = async (): Promise<void> => {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false;
      const batchSize = atOnce - running.size;
      if (batchSize <= 0 || (runsHere && !(await runsHere()))) return;
      const jobs = await boss.fetch<Data>(name, {
        batchSize,
        ...(perGroup && { groupConcurrency: perGroup }),
      });
      for (const job of jobs) start(job);
      // The jobs found may all be of one group: jobs behind them were not considered yet.
      if (jobs.length > 0) isAsked = true;
    }
  };

  const wake = (): void => {
    isAsked = true;
    if (closing.signal.aborted) return;
    looking ??= poll()
      .catch((error: unknown) => log.warn({ err: error, queue: name }, 'no jobs could be fetched'))
      .finally(() => {
        looking = undefined;
        if (isAsked && running.size < atOnce) wake();
      });
  };

  const stopBeating = repeatHere(beatEvery, async () => {
    if (running.size === 0) return;
    await boss
      .touch(name, [...running.keys()])
      .catch((error: unknown) => log.warn({ err: error, queue: name }, 'jobs could not be said to go on'));
  });
  wake();
  return {
    wake,
    async idle() {
      while (looking || running.size) await (looking ?? Promise.race(running.values()));
    },
    async close() {
      closing.abort();
      await looking;
      const ended = Promise.all(running.values()).then(() => false);
      const isLate = await withinTime(ended, abortMs, () => true);
      if (isLate)
        log.warn({ queue: name, jobs: [...running.keys()] }, 'jobs did not end when they were told to');
      await stopBeating();
    },
  };
};
