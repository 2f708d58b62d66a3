// On both engines: the job queue connects to each engine differently.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { type Call, runningCall, withRunningCall } from '../calls/call.ts';
import { inTransaction } from '../database/db.ts';
import { rows, run } from '../database/rows.ts';
import {
  areJobsOpen,
  type BackgroundJobs,
  queueJobAfterCommit,
  queueJobs,
  startJobs,
} from './backgroundJobs.ts';
import { defineJob, type Job, type JobWorker, jobWorker } from './job.ts';
import { isPending, nextTryOf } from './jobOverview.ts';

const database = await testDatabase();
const log = { info: () => {}, warn: () => {} };

const opened: BackgroundJobs[] = [];
const start = async (worker: JobWorker, pollSeconds = 0): Promise<BackgroundJobs> => {
  const jobs = await startJobs(database, [worker], { log, pollSeconds });
  opened.push(jobs);
  return jobs;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const jobs of opened.splice(0)) await jobs.close();
});

let names = 0;
/** A kind of job that no other test uses. */
const fresh = (more: Partial<Job<{ n?: number }>> = {}) => {
  names += 1;
  const data = z.object({ n: z.number().optional() });
  return defineJob({ name: `test${names}`, label: '시험', data, ...more });
};

/** A worker that records the data of its jobs. */
const noting = (job: Job<{ n?: number }>, more: Partial<JobWorker<{ n?: number }>> = {}) => {
  const done: (number | undefined)[] = [];
  const worker = jobWorker<{ n?: number }>({
    job,
    atOnce: 1,
    work: async ({ n }) => {
      done.push(n);
    },
    ...more,
  });
  return { done, worker };
};

describe('a requested job', () => {
  it('belongs to no call: whoever asked for it may leave', async () => {
    const job = fresh();
    const calls: unknown[] = [];
    await start(jobWorker({ job, atOnce: 1, work: async () => void calls.push(runningCall()) }));
    const asking = { operation: {}, caller: null, reply: { raw: { destroyed: true } } } as unknown as Call;
    await inDatabase(async () => withRunningCall(asking, () => queueJobAfterCommit(job, {})));
    await expect.poll(() => calls).toEqual([undefined]);
  });

  it('in a transaction is queued at its commit, and not after a failure', async () => {
    const job = fresh();
    const { done, worker } = noting(job);
    await start(worker);
    await inDatabase(() =>
      inTransaction(async () => {
        queueJobAfterCommit(job, { n: 1 });
        await wait(50);
        expect(done).toEqual([]);
      }),
    );
    await expect.poll(() => done).toEqual([1]);
    const failing = inDatabase(() =>
      inTransaction(async () => {
        queueJobAfterCommit(job, { n: 2 });
        throw new Error('no');
      }),
    );
    await expect(failing).rejects.toThrow('no');
    await inDatabase(async () => queueJobAfterCommit(job, { n: 3 }));
    await expect.poll(() => done).toEqual([1, 3]);
  });

  it('while one of its kind runs is run once after it', async () => {
    const job = fresh();
    const held = Promise.withResolvers<void>();
    let rounds = 0;
    await start(
      jobWorker<{ n?: number }>({
        job,
        atOnce: 4,
        work: async () => {
          rounds += 1;
          if (rounds === 1) await held.promise;
        },
      }),
    );
    await inDatabase(async () => queueJobAfterCommit(job, {}));
    await expect.poll(() => rounds).toBe(1);
    const puts = vi.spyOn(PgBoss.prototype, 'insert');
    for (let n = 0; n < 5; n += 1) await inDatabase(async () => queueJobAfterCommit(job, {}));
    // one that came into the queue only after the second round has begun would be done in a third
    await expect
      .poll(() => puts.mock.settledResults.map(({ type }) => type))
      .toEqual(Array(5).fill('fulfilled'));
    puts.mockRestore();
    held.resolve();
    await expect.poll(() => rounds).toBe(2);
    await wait(100);
    expect(rounds).toBe(2);
  });

  it('for later waits until then', async () => {
    const job = fresh();
    const { done, worker } = noting(job);
    await start(worker);
    await inDatabase(async () => queueJobAfterCommit(job, {}, { inSeconds: 3_600 }));
    await expect.poll(() => inDatabase(() => isPending(job))).toBe(true);
    const at = await inDatabase(() => nextTryOf(job));
    expect(((at?.getTime() ?? 0) - Date.now()) / 1_000).toBeGreaterThan(3_500);
    expect(done).toEqual([]);
  });

  it('without running jobs is left to the stored data', async () => {
    const job = fresh();
    await inDatabase(async () => {
      expect(areJobsOpen()).toBe(false);
      queueJobAfterCommit(job, {});
      await expect(queueJobs(job, [{ data: {} }])).rejects.toMatchObject({ status: 503 });
    });
  });
});

describe('a job', () => {
  it('with work left is followed by another', async () => {
    const job = fresh();
    let left = 3;
    await start(
      jobWorker<{ n?: number }>({
        job,
        atOnce: 1,
        work: async () => {
          left -= 1;
          return left > 0 ? 'more' : undefined;
        },
      }),
    );
    await inDatabase(async () => queueJobAfterCommit(job, {}));
    await expect.poll(() => left).toBe(0);
  });

  it('ends when it has used most of its time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const job = fresh({ expireInSeconds: 10 });
    const told: boolean[] = [];
    await start(
      jobWorker<{ n?: number }>({
        job,
        atOnce: 1,
        work: async (_data, { isOver }) => {
          for (const seconds of [5, 4]) {
            vi.advanceTimersByTime(seconds * 1_000);
            told.push(isOver());
          }
        },
      }),
    );
    await inDatabase(async () => queueJobAfterCommit(job, {}));
    await expect.poll(() => told).toEqual([false, true]);
  });

  it('that fails stays readable, with the time of its next attempt', async () => {
    const job = fresh({ retryPolicy: { retryLimit: 2, retryDelay: 600 } });
    await start(noting(job, { work: () => Promise.reject(new Error('the disk is full')) }).worker);
    await inDatabase(async () => queueJobAfterCommit(job, {}));
    const kept = z.object({ state: z.string(), output: z.string() });
    await expect
      .poll(() =>
        inDatabase(() =>
          rows(
            kept,
            sql`select state::text, output::text from pgboss.job where name = ${job.name} and state = 'retry'`,
          ),
        ),
      )
      .toEqual([{ state: 'retry', output: expect.stringContaining('the disk is full') }]);
    expect(await inDatabase(() => nextTryOf(job))).not.toBeNull();
  });
});

describe('a stop', () => {
  /** Data and state of the unfinished jobs of a kind. */
  const left = (job: Pick<Job, 'name'>) =>
    inDatabase(() =>
      rows(
        z.object({ n: z.number(), state: z.string() }),
        sql`select (data ->> 'n')::int n, state::text from pgboss.job
          where name = ${job.name} and state <= 'active' order by 1, 2`,
      ),
    );

  it('keeps the remaining work of a job, and what a job queues at its end', async () => {
    const [job, other] = [fresh(), fresh()];
    let started = 0;
    const jobs = await startJobs(
      database,
      [
        jobWorker<{ n?: number }>({
          job,
          atOnce: 2,
          work: async ({ n }, { signal }) => {
            started += 1;
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            await queueJobs(other, [{ data: { n: 3 }, singletonKey: String(n) }]);
            return 'more';
          },
        }),
        noting(other).worker,
      ],
      { log, pollSeconds: 0 },
    );
    for (const n of [1, 2]) await inDatabase(async () => queueJobAfterCommit(job, { n }, { key: `${n}` }));
    await expect.poll(() => started).toBe(2);
    await jobs.close();
    expect(await left(job)).toEqual([
      { n: 1, state: 'created' },
      { n: 2, state: 'created' },
    ]);
    expect((await left(other)).map(({ n }) => n)).toEqual([3, 3]);
  });

  it('without notice leaves jobs to the next process on an embedded database', async () => {
    const job = fresh({ retryPolicy: { retryLimit: 2, retryDelay: 0 }, expireInSeconds: 3_600 });
    await (await start(noting(job).worker)).close();
    opened.length = 0;
    await inDatabase(() =>
      run(sql`
        insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, expire_seconds, policy,
          retry_limit, retry_count, retry_delay)
        values (${job.name}, '{"n": 7}', 'active', now(), now(), 60, 3600, 'stately', 2, 0, 0)`),
    );
    const { done, worker } = noting(job);
    const alone = { ...database, lock: {} as NonNullable<typeof database.lock> };
    opened.push(await startJobs(alone, [worker], { log, pollSeconds: 1 }));
    await expect.poll(() => done).toEqual([7]);
  });
});

describe('jobs of one key', () => {
  it('that fail one after the other leave one to retry, and none marked as running', async () => {
    const job = fresh({ retryPolicy: { retryLimit: 2, retryDelay: 600 } });
    let tries = 0;
    await start(
      jobWorker<{ n?: number }>({
        job,
        atOnce: 1,
        work: async () => {
          tries += 1;
          throw new Error('the disk is full');
        },
      }),
    );
    for (const expected of [1, 2, 3]) {
      await inDatabase(async () => queueJobAfterCommit(job, {}));
      await expect.poll(() => tries).toBe(expected);
    }
    const states = z.object({ state: z.string(), n: z.number() });
    await expect
      .poll(() =>
        inDatabase(() =>
          rows(
            states,
            sql`select state::text, count(*)::int n from pgboss.job where name = ${job.name} group by 1 order by 1`,
          ),
        ),
      )
      .toEqual([
        { state: 'failed', n: 2 },
        { state: 'retry', n: 1 },
      ]);
  });
});

describe('a repeated job', () => {
  it('runs at the start and after each interval, once for all processes', async () => {
    const job = fresh();
    const one = noting(job, { everySeconds: 2 });
    const other = noting(job, { everySeconds: 2 });
    await start(one.worker, 0.2);
    await expect.poll(() => one.done.length).toBe(1);
    await start(other.worker, 0.2);
    await expect.poll(() => one.done.length + other.done.length).toBe(2);
    // each process once at its start, then one of them in each interval
    await expect.poll(() => one.done.length + other.done.length).toBeGreaterThanOrEqual(4);
    const put = z.object({ jobs: z.number(), intervals: z.number() });
    const [found] = await inDatabase(() =>
      rows(
        put,
        sql`select count(*)::int as jobs, count(distinct singleton_on)::int as intervals
          from pgboss.job where name = ${job.name} and singleton_on is not null`,
      ),
    );
    expect(found?.intervals).toBeGreaterThanOrEqual(2);
    expect(found?.jobs).toBe(found?.intervals);
  });
});
