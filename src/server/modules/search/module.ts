import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { releaseAll } from './attachments/pendingFiles.ts';
import { readWaitingFiles } from './attachments/readWaitingFiles.ts';
import { renewBlocks } from './blocks/renewBlocks.ts';
import { searchHandlers } from './handlers.ts';
import { attachmentJob, wordBlockJob } from './jobs.ts';
import { searchSynonyms } from './policies/searchSynonyms.ts';

/** What is found by words and conditions, in items, in their files and in what colleagues wrote. */
export const search = {
  policies: { searchSynonyms },
  handlers: ({ catalogue }) => searchHandlers(catalogue),
  beforeJobs: async (_app, { database }) => {
    if (database.lock) await releaseAll();
  },
  workers: (app, { database, environment: { dataDir } }) => [
    jobWorker({
      job: attachmentJob,
      atOnce: 1,
      everySeconds: 60,
      work: (_data, job) => readWaitingFiles({ dataDir, log: app.log }, job),
    }),
    jobWorker({
      job: wordBlockJob,
      // a collection that the embedded database can hold is searched fast enough without
      atOnce: database.engine === 'pglite' ? 0 : 1,
      everySeconds: 60,
      work: async (_data, { signal }) => {
        const since = performance.now();
        const blocks = await renewBlocks(signal);
        const ms = Math.round(performance.now() - since);
        if (blocks) app.log.debug({ blocks, ms }, 'bits of common words were made');
      },
    }),
  ],
} satisfies Module;
