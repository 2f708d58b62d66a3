import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { reportJob } from './jobs.ts';
import { reportRuns } from './policies/reportRuns.ts';
import { reportTemplates } from './policies/reportTemplates.ts';
import { reportHandlers } from './reportHandlers.ts';
import { runTemplates } from './runTemplates.ts';

/** Report templates: briefings that are made by themselves. */
export const reports = {
  policies: { reportTemplates, reportRuns },
  handlers: ({ catalogue }) => reportHandlers(catalogue),
  workers: (app, { catalogue }) => [
    jobWorker({
      job: reportJob,
      atOnce: 1,
      everySeconds: 60,
      work: (_data, job) =>
        runTemplates(catalogue, job, (error, rptTmplId) =>
          app.log.error({ err: error, rptTmplId }, 'a report could not be made'),
        ),
    }),
  ],
} satisfies Module;
