import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/db.ts';
import { run } from '../database/rows.ts';
import { type BackgroundJobs, startJobs } from './backgroundJobs.ts';
import { defineJob, type JobWorker, jobWorker } from './job.ts';

/** Milliseconds before another attempt to open the queue after the database was unavailable. */
const again = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the background jobs, which a listening server does automatically; resolves when they have started. */
    startJobs(): Promise<BackgroundJobs>;
    /** The workers of the server, including those whose jobs are left to other processes. */
    jobWorkers: readonly JobWorker[];
  }
}

/**
 * Deletes completed jobs after an hour, except the latest of each kind and those that prevent a second one within a
 * longer interval; of failed jobs without data, all but the latest of each kind.
 */
const tidyWorker = (workers: readonly JobWorker[]): JobWorker => {
  const rare = workers.filter(({ everySeconds = 0 }) => everySeconds > 3_600).map(({ job }) => job.name);
  return jobWorker({
    job: defineJob({ name: 'tidyJobs', label: '끝난 작업 기록 삭제' }),
    atOnce: 1,
    everySeconds: 3_600,
    work: async () => {
      await run(sql`
        delete from pgboss.job where state = 'completed' and completed_on < now() - interval '1 hour'
          and not (name = any(${sql.param(rare)}) and singleton_on > now() - interval '2 days')
          and id not in (
            select distinct on (name) id from pgboss.job where state = 'completed' order by name, completed_on desc
          )`);
      await run(sql`
        delete from pgboss.job where state = 'failed' and data = '{}' and id not in (
          select distinct on (name) id from pgboss.job where state = 'failed' order by name, completed_on desc
        )`);
    },
  });
};

/**
 * Starts background jobs when the server listens, and stops them when it closes.
 * @param prepare runs before each start
 */
export const registerJobs = (
  app: FastifyInstance,
  database: Database,
  ofModules: readonly JobWorker[],
  prepare: () => Promise<void>,
): void => {
  const workers = [...ofModules, tidyWorker(ofModules)];
  let jobs: BackgroundJobs | undefined;
  let starting: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const start = async (): Promise<BackgroundJobs> => {
    await withDatabase(database, prepare);
    jobs = await startJobs(database, workers, { log: app.log });
    return jobs;
  };
  const begin = (): void => {
    starting = start().catch((error: unknown) => {
      app.log.warn({ err: error }, 'work in the background could not begin; it is tried again');
      if (!isClosing) timer = setTimeout(begin, again).unref();
    });
  };
  app.decorate('startJobs', start);
  app.decorate('jobWorkers', workers);
  app.addHook('onListen', async () => begin());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await starting;
    await jobs?.close();
  });
};
