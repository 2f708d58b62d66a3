import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { applyRules } from './applyRules.ts';
import { arrivalHandlers } from './arrivalHandlers.ts';
import { arrivalJob } from './jobs.ts';
import { nameRules } from './nameRules.ts';
import { arrivalRules } from './policies/arrivalRules.ts';
import { continueUndoing, dropOldApplications } from './undo.ts';

/** Rules on arrival: what is done with new items that a saved search finds. */
export const arrival = {
  policies: { arrivalRules },
  completions: { arrivalRule: nameRules },
  handlers: ({ catalogue }) => arrivalHandlers(catalogue),
  dailyTasks: () => [{ name: '수신 규칙이 한 일', work: dropOldApplications }],
  workers: (app, { catalogue }) => [
    jobWorker({
      job: arrivalJob,
      atOnce: 1,
      everySeconds: 15,
      work: async (_data, job) =>
        (await continueUndoing(job)) ??
        applyRules(catalogue, job, (error, arvlRuleId) =>
          app.log.error({ err: error, arvlRuleId }, 'a rule on arrival could not be applied'),
        ),
    }),
  ],
} satisfies Module;
