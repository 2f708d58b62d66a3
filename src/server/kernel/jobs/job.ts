/** How often a job that failed is tried again, and after how many seconds. */
export interface RetryPolicy {
  retryLimit: number;
  retryDelay: number;
  /** Twice the delay after each further failure. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
}

/** Retries after 10, 20, 40, 80 and 160 seconds; a repeated job is queued again later anyway. */
export const defaultRetryPolicy: RetryPolicy = { retryLimit: 5, retryDelay: 10, retryBackoff: true };

/** One kind of work in the background: a queue of the job queue. */
export interface Job<Data extends object = object> {
  /** Name of the queue. */
  name: string;
  /** What administrators read, in Korean. */
  label: string;
  /** exclusive: of jobs with the same key one waits or runs. stately: one runs, and one waits that begins after it. */
  policy: 'exclusive' | 'stately';
  /** Seconds after which a job whose process has died is run again, so each has to bear being repeated. */
  expireInSeconds: number;
  retryPolicy: RetryPolicy;
  /** The key of all its jobs, where never two of them may be done at a time, in any process. */
  key?: string;
  /** Never set: carries the type of the job's data. */
  readonly data?: Data;
}

/** A kind of job with the default options where it gives none. */
export const defineJob = <Data extends object = Record<string, never>>(
  job: Pick<Job, 'name' | 'label'> & Partial<Job<Data>>,
): Job<Data> => ({ policy: 'stately', expireInSeconds: 300, retryPolicy: defaultRetryPolicy, ...job });

/** A job that is being done. */
export interface RunningJob {
  /** The same each time the job is tried again. */
  id: string;
  /** Whether this is the last attempt. */
  isLastTry: boolean;
  /** Aborts when the process is about to end. */
  signal: AbortSignal;
  /** Whether to come to an end: the process is about to, or the job has taken most of the time that it has. */
  isOver(): boolean;
}

/** What long work needs of a running job to stop in time; it can also be run outside of a job. */
export type StopCondition = Pick<RunningJob, 'signal' | 'isOver'>;

/** Never asks the work to stop. */
export const neverStop: StopCondition = { signal: new AbortController().signal, isOver: () => false };

/** Who does the jobs of one kind in this process. */
export interface JobWorker<Data extends object = object> {
  job: Job<Data>;
  /** Jobs that run at a time in this process; 0 leaves them to other processes. */
  atOnce: number;
  /** Maximum of running jobs per group; two processes that fetch at the same time may exceed it by one. */
  perGroup?: number;
  /** Interval in seconds of a repeated job, the first at the start; absent: only queued on request. */
  everySeconds?: number;
  /**
   * Does one job, on the bound database. @returns 'more' where something is left, for which another job is put in
   * @throws what makes the queue try again
   */
  work(data: Data, job: RunningJob): Promise<void | 'more'>;
}

/** A worker in a list of workers of every kind: it is only ever given the jobs of its own. */
export const jobWorker = <Data extends object>(worker: JobWorker<Data>): JobWorker =>
  worker as unknown as JobWorker;
