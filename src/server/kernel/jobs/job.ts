import { z } from 'zod';

/** Number of retries of a failed job, and the delay in seconds. */
export interface RetryPolicy {
  retryLimit: number;
  retryDelay: number;
  /** Doubles the delay after each further failure. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
}

/** Retries after 10, 20, 40, 80 and 160 seconds; a repeated job is queued again later anyway. */
const defaultRetryPolicy: RetryPolicy = { retryLimit: 5, retryDelay: 10, retryBackoff: true };

/** One kind of background job: a queue of pg-boss. */
export interface Job<Data extends object = object> {
  /** Name of the queue. */
  name: string;
  /** Name for administrators, in Korean. */
  label: string;
  /** exclusive: only one job per key waits or runs. stately: one runs, and one more may wait for it. */
  policy: 'exclusive' | 'stately';
  /** Maximum run time in seconds: afterwards the queue runs the job again, so every job must tolerate repetition. */
  expireInSeconds: number;
  retryPolicy: RetryPolicy;
  /** The key of all its jobs, if no two of them may run at the same time, in any process. */
  key?: string;
  /** What a job carries. Jobs outlive an upgrade: one whose data no longer fits fails, and says so. */
  data: z.ZodType<Data>;
}

/** Defines a kind of job; missing options get defaults. */
export const defineJob = <Data extends object = Record<string, never>>({
  data,
  ...job
}: Pick<Job, 'name' | 'label'> & Partial<Job<Data>>): Job<Data> => ({
  policy: 'stately',
  expireInSeconds: 300,
  retryPolicy: defaultRetryPolicy,
  data: data ?? (z.object({}) as unknown as z.ZodType<Data>),
  ...job,
});

/** A running job. */
export interface RunningJob {
  /** The same for every attempt. */
  id: string;
  /** Whether this is the last attempt. */
  isLastTry: boolean;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
  /** Whether to stop: the process is about to end, or the job has used most of its time. */
  isOver(): boolean;
}

/** The part of a running job that long work needs to stop in time; the work can also run outside of a job. */
export type StopCondition = Pick<RunningJob, 'signal' | 'isOver'>;

/** Never stops the work. */
export const neverStop: StopCondition = { signal: new AbortController().signal, isOver: () => false };

/** The worker for the jobs of one kind in this process. */
export interface JobWorker<Data extends object = object> {
  job: Job<Data>;
  /** Maximum of concurrent jobs in this process; 0 leaves them to other processes. */
  atOnce: number;
  /** Maximum of running jobs per group; two processes that fetch at the same time may exceed it by one. */
  perGroup?: number;
  /** Interval in seconds of a repeated job, which first runs at the start; absent: only queued on request. */
  everySeconds?: number;
  /** Whether this process may take jobs now, where work goes on from what one process holds in memory; absent: always. */
  runsHere?(): Promise<boolean>;
  /**
   * Runs one job, on the bound database. @returns 'more' if work remains, for which another job is queued
   * @throws any error to let the queue retry the job
   */
  work(data: Data, job: RunningJob): Promise<void | 'more'>;
}

/** A worker typed for a list of workers of every kind: it only ever gets jobs of its own kind. */
export const jobWorker = <Data extends object>(worker: JobWorker<Data>): JobWorker =>
  worker as unknown as JobWorker;
