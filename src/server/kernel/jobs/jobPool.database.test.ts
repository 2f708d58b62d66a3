// On both engines: the job queue connects to each engine differently.
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { rows } from '../database/rows.ts';
import { defineJob } from './job.ts';
import { createJobPool, type JobPool } from './jobPool.ts';
import { openJobQueue } from './jobQueue.ts';

const database = await testDatabase();
const log = { info: () => {}, warn: () => {} };
const visitJob = defineJob({
  name: 'visit',
  label: '방문',
  data: z.object({ mediaFeedId: z.number() }),
  policy: 'exclusive',
  retryPolicy: { retryLimit: 3, retryDelay: 30 },
});
const queue = await inDatabase(() => openJobQueue(database, [visitJob], log));
afterAll(() => queue.close());

let pool: JobPool | undefined;
afterEach(() => pool?.close());

const put = (ids: readonly number[], host: string) =>
  inDatabase(() =>
    queue.put(
      visitJob,
      ids.map((mediaFeedId) => ({
        data: { mediaFeedId },
        singletonKey: String(mediaFeedId),
        group: { id: host },
      })),
    ),
  );
const ask = <T extends z.ZodType>(schema: T, query: ReturnType<typeof sql>) =>
  inDatabase(() => rows(schema, query));

describe('a pool of jobs', () => {
  it('leaves no place idle because the first jobs belong to one server', async () => {
    await put([1, 2, 3, 4, 5, 6], 'busy.example');
    await put([7], 'free.example');
    const started: number[] = [];
    const busy = Promise.withResolvers<void>();
    pool = createJobPool(
      queue,
      {
        job: visitJob,
        atOnce: 3,
        perGroup: 1,
        work: async ({ mediaFeedId }) => {
          started.push(mediaFeedId);
          if (mediaFeedId < 7) await busy.promise;
        },
      },
      log,
    );
    await expect.poll(() => started.includes(7)).toBe(true);
    expect(started).toHaveLength(2);
    busy.resolve();
    await pool.idle();
    expect(new Set(started)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it('takes no job while another process has to run it', async () => {
    await put([1], 'one.example');
    const started: number[] = [];
    let isHere = false;
    pool = createJobPool(
      queue,
      {
        job: visitJob,
        atOnce: 1,
        runsHere: async () => isHere,
        work: async ({ mediaFeedId }) => void started.push(mediaFeedId),
      },
      log,
    );
    await pool.idle();
    expect(started).toEqual([]);
    isHere = true;
    pool.wake();
    await pool.idle();
    expect(started).toEqual([1]);
  });

  it('marks the last attempt, and stores errors without values', async () => {
    await put([21], 'a.example');
    await put([22], 'b.example');
    await ask(z.unknown(), sql`update pgboss.job set retry_count = 3 where singleton_key = '22'`);
    const last = new Map<number, boolean>();
    pool = createJobPool(
      queue,
      {
        job: visitJob,
        atOnce: 2,
        work: ({ mediaFeedId }, { isLastTry }) => {
          last.set(mediaFeedId, isLastTry);
          return Promise.reject(new Error('Failed query: insert into article\nparams: 홍길동,비밀'));
        },
      },
      log,
    );
    await pool.idle();
    expect(last).toEqual(
      new Map([
        [21, false],
        [22, true],
      ]),
    );
    const kept = await ask(
      z.object({ state: z.string(), output: z.string() }),
      sql`select state::text, output::text from pgboss.job where singleton_key in ('21', '22') order by singleton_key`,
    );
    expect(kept.map(({ state }) => state)).toEqual(['retry', 'failed']);
    for (const { output } of kept) {
      expect(output).toContain('Failed query: insert into article');
      expect(output).not.toContain('홍길동');
    }
  });
});

it('fails a job of an earlier release whose data no longer fit, and does not run it', async () => {
  await put([41], 'd.example');
  await ask(
    z.unknown(),
    sql`update pgboss.job set data = '{"feedId": 41}', retry_count = 3 where singleton_key = '41'`,
  );
  const work = vi.fn<() => Promise<void>>();
  pool = createJobPool(queue, { job: visitJob, atOnce: 1, work }, log);
  await pool.idle();
  const kept = await ask(
    z.object({ state: z.string(), output: z.string() }),
    sql`select state::text, output::text from pgboss.job where singleton_key = '41'`,
  );
  expect([kept[0]?.state, work.mock.calls.length]).toEqual(['failed', 0]);
  expect(kept[0]?.output).toContain('mediaFeedId');
});

it('a job runs once, also if its end is stored only at the second attempt', async () => {
  await put([31], 'c.example');
  const complete = vi
    .spyOn(queue.boss, 'complete')
    .mockRejectedValueOnce(new Error('the database went away'));
  let times = 0;
  pool = createJobPool(
    queue,
    {
      job: visitJob,
      atOnce: 1,
      work: async () => {
        times += 1;
      },
    },
    log,
  );
  await pool.idle();
  const [kept] = await ask(
    z.object({ state: z.string() }),
    sql`select state::text from pgboss.job where singleton_key = '31'`,
  );
  expect([times, complete.mock.calls.length, kept?.state]).toEqual([1, 2, 'completed']);
  vi.restoreAllMocks();
});

it('a pool closes although a job waits for something that never answers', async () => {
  await put([41], 'silent.example');
  const said: unknown[] = [];
  let isRunning = false;
  const silent = createJobPool(
    queue,
    {
      job: visitJob,
      atOnce: 1,
      work: () => {
        isRunning = true;
        return new Promise<undefined>(() => {});
      },
    },
    { ...log, warn: (_facts: unknown, text?: string) => void said.push(text) },
    { abortMs: 20 },
  );
  await expect.poll(() => isRunning).toBe(true);
  await silent.close();
  expect(said).toEqual(['jobs did not end when they were told to']);
});

it('a queue that cannot be opened completely leaves nothing running', async () => {
  vi.spyOn(PgBoss.prototype, 'createQueue').mockRejectedValueOnce(new Error('the database went away'));
  const stopped = vi.spyOn(PgBoss.prototype, 'stop');
  await expect(inDatabase(() => openJobQueue(database, [visitJob], log))).rejects.toThrow('went away');
  expect(stopped).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
