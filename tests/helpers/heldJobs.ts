import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { startJobs } from '#server/kernel/jobs/backgroundJobs.ts';

/** Lets a kind of job be queued without being run: the tests of a file do its work themselves, when they want to. */
export const holdJobs = async (
  app: Pick<FastifyInstance, 'jobWorkers'>,
  database: Database,
  name: string,
): Promise<void> => {
  const workers = app.jobWorkers.filter(({ job }) => job.name === name);
  const jobs = await startJobs(
    database,
    workers.map((worker) => ({ ...worker, atOnce: 0 })),
    { log: { info: () => {}, warn: () => {} }, pollSeconds: 0 },
  );
  afterAll(() => jobs.close());
};
