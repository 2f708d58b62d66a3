import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../database/db.ts';
import { instant, rows, run } from '../database/rows.ts';
import type { Job, JobWorker } from './job.ts';

/** Whether the queue was ever opened in this database. */
const isQueueMade = async (): Promise<boolean> => {
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

/** State of the jobs of one kind, in all processes together. */
export interface JobKindState {
  jobNm: string;
  jobLabel: string;
  /** Waiting for their first attempt. */
  waitingCnt: number;
  runningCnt: number;
  /** Failed, waiting for a retry. */
  retryCnt: number;
  /** Failed permanently. */
  failedCnt: number;
  lastEndDt: Date | null;
  nextDt: Date | null;
  /** Interval in seconds of a repeated job; null if jobs are only queued on request. */
  intervalSeconds: number | null;
}

/** A job that has failed, permanently or until its next attempt. */
interface FailedJob {
  jobId: string;
  jobNm: string;
  failedDt: Date | null;
  /** Number of attempts so far. */
  tryCnt: number;
  nextTryDt: Date | null;
  errCn: string;
}

/** Jobs, each with the last successful end of its kind. */
const jobsWithEnd = sql`(
  select *, max(completed_on) filter (where state = 'completed') over (partition by name) as last_end from pgboss.job
) as job`;
/** Whether the failure is unresolved: a job without data is resolved by any later success of its kind. */
const isOpen = sql`not (data = '{}' and last_end > completed_on)`;

const counted = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  retrying: z.number(),
  failed: z.number(),
  lastEnd: instant.nullable(),
  nextStart: instant.nullable(),
  lastPut: instant,
});

const seconds = 1_000;

const countJobs = async (): Promise<z.output<typeof counted>[]> =>
  (await isQueueMade())
    ? rows(
        counted,
        sql`select name,
            count(*) filter (where state = 'created')::int waiting,
            count(*) filter (where state = 'active')::int running,
            count(*) filter (where state = 'retry')::int retrying,
            count(*) filter (where state = 'failed' and ${isOpen})::int failed,
            max(completed_on) filter (where state = 'completed') "lastEnd",
            min(start_after) filter (where state in ('created', 'retry')) "nextStart",
            max(created_on) "lastPut"
          from ${jobsWithEnd} group by name`,
      )
    : [];

/** Number of jobs per kind, including kinds without a worker in this process. */
export const queueFigures = async (): Promise<
  Pick<JobKindState, 'jobNm' | 'waitingCnt' | 'runningCnt' | 'retryCnt' | 'failedCnt'>[]
> =>
  (await countJobs()).map(({ name, waiting, running, retrying, failed }) => ({
    jobNm: name,
    waitingCnt: waiting,
    runningCnt: running,
    retryCnt: retrying,
    failedCnt: failed,
  }));

/** State of each kind that this process knows, in the order of the workers. */
export const jobKindStates = async (workers: readonly JobWorker[]): Promise<JobKindState[]> => {
  const found = await countJobs();
  const byName = new Map(found.map((one) => [one.name, one]));
  return workers.map(({ job: { name, label }, everySeconds }) => {
    const one = byName.get(name);
    const repeated = one && everySeconds ? new Date(one.lastPut.getTime() + everySeconds * seconds) : null;
    return {
      jobNm: name,
      jobLabel: label,
      waitingCnt: one?.waiting ?? 0,
      runningCnt: one?.running ?? 0,
      retryCnt: one?.retrying ?? 0,
      failedCnt: one?.failed ?? 0,
      lastEndDt: one?.lastEnd ?? null,
      nextDt: one?.nextStart ?? repeated,
      intervalSeconds: everySeconds ?? null,
    };
  });
};

const failedRow = z.object({
  jobId: z.string(),
  jobNm: z.string(),
  failedDt: instant.nullable(),
  tryCnt: z.number(),
  nextTryDt: instant.nullable(),
  errCn: z.string().nullable(),
});

/** The latest failed jobs, permanently or until their next attempt. */
export const failedJobs = async (limit: number): Promise<FailedJob[]> => {
  if (!(await isQueueMade())) return [];
  const found = await rows(
    failedRow,
    sql`select id::text "jobId", name "jobNm",
        case when state = 'failed' then completed_on end "failedDt",
        retry_count + 1 "tryCnt",
        case when state = 'retry' then start_after end "nextTryDt",
        coalesce(output ->> 'message', output #>> '{value,message}') "errCn"
      from ${jobsWithEnd} where (state = 'failed' and ${isOpen}) or state = 'retry'
      order by coalesce(completed_on, started_on) desc nulls last limit ${limit}`,
  );
  return found.map((one) => ({ ...one, errCn: one.errCn ?? '' }));
};

/**
 * Runs failed jobs again at once. A job whose key is already queued or running is removed, since the other job does the
 * same.
 * @param ids of the jobs; absent: all
 * @returns number of jobs that are run again
 */
export const retryJobs = async (ids?: readonly string[]): Promise<number> => {
  if (!(await isQueueMade())) return 0;
  const chosen = ids ? sql`id::text = any(${sql.param([...ids])})` : sql`true`;
  return inTransaction(async () => {
    const waiting = await run(
      sql`update pgboss.job set start_after = now() where state = 'retry' and ${chosen}`,
    );
    await run(sql`
      delete from pgboss.job job where state = 'failed' and data = '{}' and ${chosen} and exists (
        select from pgboss.job other where other.name = job.name and other.state <= 'active'
          and other.singleton_key is not distinct from job.singleton_key
      )`);
    const again = await run(sql`
      update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
        retry_limit = greatest(retry_limit, retry_count + 1),
        singleton_on = null, singleton_key = coalesce(singleton_key, id::text)
      where id in (
        select distinct on (name, singleton_key) id from pgboss.job where state = 'failed' and ${chosen}
        order by name, singleton_key, completed_on desc
      )`);
    return waiting + again;
  });
};
