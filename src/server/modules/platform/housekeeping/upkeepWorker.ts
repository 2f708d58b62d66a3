import type { FastifyBaseLogger } from 'fastify';
import { lastCallOf } from '#server/kernel/database/bindDatabase.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { type JobWorker, jobWorker } from '#server/kernel/jobs/job.ts';
import { upkeepJob } from '../jobs.ts';
import { articlesState, isQuiet, vacuumArticles, wantsUpkeep } from './upkeep.ts';

/** Vacuums the table of articles in the embedded database; PostgreSQL vacuums itself. */
export const upkeepWorker = (database: Database, log: FastifyBaseLogger): JobWorker =>
  jobWorker({
    job: upkeepJob,
    atOnce: 1,
    everySeconds: 60,
    work: async () => {
      if (!isQuiet(new Date(), lastCallOf(database))) return;
      const state = await articlesState();
      if (!wantsUpkeep(state)) return;
      const since = performance.now();
      await vacuumArticles();
      log.info({ state, ms: Math.round(performance.now() - since) }, 'the table of articles was vacuumed');
    },
  });
