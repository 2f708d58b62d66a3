import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { registerQueryField } from '#server/modules/search/index.ts';
import { backfill, backfillJob } from './backfill.ts';
import { matchJob, tellJob } from './jobs.ts';
import { isAnyWaiting, matchWaiting } from './matchWaiting.ts';
import { savedField } from './savedField.ts';
import { dropOld, tellDue } from './tell.ts';
import { keptDays } from './triggers.ts';
import { watchHandlers } from './watchHandlers.ts';

/** Saved searches that keep watch: what is new is found as it comes in, and told. */
export const watch = {
  install: () => registerQueryField(savedField),
  handlers: ({ catalogue, environment }) => watchHandlers(catalogue, environment),
  dailyTasks: () => [{ name: '지난 알림 정리', work: () => dropOld(keptDays) }],
  workers: (app, { catalogue, environment }) => [
    jobWorker({
      job: matchJob,
      atOnce: 1,
      everySeconds: 15,
      work: async (_data, job) => ((await isAnyWaiting()) ? matchWaiting(job) : undefined),
    }),
    jobWorker({
      job: tellJob,
      atOnce: 1,
      everySeconds: 30,
      work: (_data, job) =>
        tellDue({ catalogue, environment }, job, (error, watchId) =>
          app.log.error({ err: error, watchId }, 'new hits of a saved search could not be told'),
        ),
    }),
    jobWorker({ job: backfillJob, atOnce: 1, work: ({ viewId }) => backfill(viewId) }),
  ],
} satisfies Module;
