import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { registerTarget } from '#server/modules/imports/index.ts';
import { completeMedia } from './completeMedia.ts';
import { fillArticleNations } from './fillArticleNations.ts';
import type { ListedOutlet } from './import/listedOutlet.ts';
import { outletTarget } from './import/outletTarget.ts';
import { outletStore } from './import/storeOutlets.ts';
import { outletMoveJob, outletNationJob } from './jobs.ts';
import { mediaHandlers } from './mediaHandlers.ts';
import { moveArticles } from './moveArticles.ts';
import { deleteNation } from './nations/deleteNation.ts';
import { media } from './policies/media.ts';
import { setupSteps } from './setupSteps.ts';

/** Press outlets, their countries and addresses, and merging duplicates. */
export const outlets = {
  policies: { media },
  completions: { media: completeMedia },
  install: () => registerTarget(outletTarget),
  handlers: ({ environment, files, catalogue }) => ({
    ...mediaHandlers({ environment, files }, catalogue),
    // the store for the command while this process has the data folder open
    'POST /outlet-import/batch': async ({ body: { outlets: listed, listName } }) => ({
      data: await outletStore(catalogue).storeBatch(listed as ListedOutlet[], listName),
    }),
    'DELETE /delete-nationcode': deleteNation(catalogue),
  }),
  setupSteps: () => setupSteps,
  workers: () => [
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
