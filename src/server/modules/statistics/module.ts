import { lastCallOf } from '#server/kernel/database/bindDatabase.ts';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { isQuiet, vacuumKeywords } from '#server/modules/platform/index.ts';
import { dashboardHandlers } from './dashboard/dashboardHandlers.ts';
import { keywordMonthJob } from './jobs.ts';
import { recountChangedMonths } from './recountMonths.ts';
import { statisticsHandlers } from './statisticsHandlers.ts';

/** Numbers of articles by country, outlet, keyword, class and day, and the dashboard's. */
export const statistics = {
  handlers: ({ catalogue }) => ({ ...statisticsHandlers(catalogue), ...dashboardHandlers }),
  workers: (app, { database }) => {
    const isEmbedded = database.engine === 'pglite';
    return [
      jobWorker({
        job: keywordMonthJob,
        atOnce: 1,
        everySeconds: 60,
        work: async (_data, until) => {
          if (isEmbedded && !isQuiet(new Date(), lastCallOf(database))) return undefined;
          const since = performance.now();
          const months = await recountChangedMonths(until);
          if (months && isEmbedded) await vacuumKeywords();
          const ms = Math.round(performance.now() - since);
          if (months) app.log.debug({ months, ms }, 'keywords were counted anew');
          return until.isOver() ? 'more' : undefined;
        },
      }),
    ];
  },
} satisfies Module;
