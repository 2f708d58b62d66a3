import type { FastifyBaseLogger } from 'fastify';
import { type JobWorker, jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { tokenRules } from '#server/kernel/text/tokens.ts';
import { readWaitingFiles } from './attachments/readWaitingFiles.ts';
import { renewBlocks } from './blocks/renewBlocks.ts';
import { attachmentJob, wordBlockJob } from './jobs.ts';
import { searchSynonyms } from './policies/searchSynonyms.ts';
import { fillPostTokens } from './posts/postTokens.ts';
import { labelField } from './query/labelField.ts';
import { registerQueryField } from './query/queryFieldSources.ts';
import { searchHandlers } from './searchHandlers.ts';
import { renewTokens } from './upgrades/renewTokens.ts';

const wordBlockWorker = (log: FastifyBaseLogger): JobWorker =>
  jobWorker({
    job: wordBlockJob,
    atOnce: 1,
    everySeconds: 60,
    work: async (_data, until) => {
      const since = performance.now();
      const blocks = await renewBlocks(until);
      const ms = Math.round(performance.now() - since);
      if (blocks) log.debug({ blocks, ms }, 'bits of common words were made');
      return until.isOver() ? 'more' : undefined;
    },
  });

/** Search by words and conditions: in items, their files and posts. */
export const search = {
  policies: { searchSynonyms },
  install: () => registerQueryField(labelField),
  handlers: ({ catalogue }) => searchHandlers(catalogue),
  upgrades: (app) => [
    {
      name: `tokens by rules ${tokenRules}`,
      run: async (until) => {
        const articles = await renewTokens(until);
        if (articles) app.log.info({ articles }, 'search tokens were made anew');
        if (until.isOver()) return 'more';
        await fillPostTokens(until);
        return until.isOver() ? 'more' : undefined;
      },
    },
  ],
  workers: (app, { database, files }) => [
    jobWorker({
      job: attachmentJob,
      atOnce: 1,
      everySeconds: 60,
      work: (_data, job) => readWaitingFiles({ files, log: app.log }, job),
    }),
    // collections small enough for the embedded database are searched fast enough without bitmaps
    ...(database.engine === 'pglite' ? [] : [wordBlockWorker(app.log)]),
  ],
} satisfies Module;
