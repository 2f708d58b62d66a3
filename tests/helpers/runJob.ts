import type { FastifyInstance } from 'fastify';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { inDatabase } from './testDatabase.ts';

/** Runs a job of the server at once, as its queue would: all daily tasks, say, are the job `housekeeping`. */
export const runJob = async (app: Pick<FastifyInstance, 'jobWorkers'>, name: string, data: object = {}) => {
  const worker = app.jobWorkers.find(({ job }) => job.name === name);
  if (!worker) throw new Error(`There is no job ${name}.`);
  await inDatabase(() => worker.work(data, { ...neverStop, id: 'test', isLastTry: true }));
};
