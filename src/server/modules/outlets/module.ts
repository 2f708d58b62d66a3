import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { completeMedia } from './completeMedia.ts';
import { fillArticleNations } from './fillArticleNations.ts';
import { runImport } from './import/importTable.ts';
import { outletImportHandlers } from './import/outletImportHandlers.ts';
import { outletImportJob, outletMoveJob, outletNationJob } from './jobs.ts';
import { mediaHandlers } from './mediaHandlers.ts';
import { moveArticles } from './moveArticles.ts';
import { deleteNation } from './nations/deleteNation.ts';
import { media } from './policies/media.ts';
import { setupSteps } from './setupSteps.ts';

/** Press outlets, their countries and addresses, and merging duplicates. */
export const outlets = {
  policies: { media },
  completions: { media: completeMedia },
  handlers: ({ environment, files, catalogue }) => ({
    ...mediaHandlers({ environment, files }, catalogue),
    ...outletImportHandlers(catalogue),
    'DELETE /delete-nationcode': deleteNation(catalogue),
  }),
  setupSteps: () => setupSteps,
  workers: (_app, { catalogue }) => [
    jobWorker({
      job: outletImportJob,
      atOnce: 1,
      work: (_data, job) => runImport(catalogue, job),
    }),
    jobWorker({
      job: outletMoveJob,
      atOnce: 1,
      everySeconds: 60,
      work: (_data, job) => moveArticles(job),
    }),
    jobWorker({
      job: outletNationJob,
      atOnce: 1,
      work: async ({ mediaIds, ntnId, userId }, job) => {
        const { isDone } = await fillArticleNations(mediaIds, ntnId, userId, job);
        return isDone ? undefined : 'more';
      },
    }),
  ],
} satisfies Module;
