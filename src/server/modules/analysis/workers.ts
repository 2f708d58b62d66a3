import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { type JobWorker, jobWorker } from '#server/kernel/jobs/job.ts';
import { isLeadingProcess } from '#server/kernel/processes/ownProcess.ts';
import type { AiClient } from './ai/aiClient.ts';
import { readWaitingArticles } from './ai/readByMachine.ts';
import { discardWindow } from './clustering/clusterArticles.ts';
import { anyWaits, clusterWaitingArticles } from './clustering/waiting.ts';
import { currentDictionary } from './enrich/currentDictionary.ts';
import { markAgain } from './enrich/enrichAgain.ts';
import { enrichThese, enrichWaiting } from './enrich/enrichmentJob.ts';
import {
  clusterJob,
  enrichAgainJob,
  enrichChangedJob,
  enrichFailedJob,
  enrichJob,
  machineReadingJob,
} from './jobs.ts';

/**
 * Workers of all jobs that process collected articles.
 * @param now the clock of the highlights
 */
export const articleWorkers = (now: () => Date = () => new Date()): JobWorker[] => [
  jobWorker({
    job: clusterJob,
    atOnce: 1,
    everySeconds: 60,
    runsHere: async () => {
      const isHere = await isLeadingProcess();
      // a window takes hundreds of megabytes
      if (!isHere) discardWindow();
      return isHere;
    },
    work: async (_data, { signal }) => {
      await clusterWaitingArticles(now(), signal);
      return (await anyWaits()) ? 'more' : undefined;
    },
  }),
  jobWorker({
    job: enrichJob,
    atOnce: 1,
    everySeconds: 60,
    work: (_data, job) => enrichWaiting('new', job),
  }),
  jobWorker({
    job: enrichFailedJob,
    atOnce: 1,
    everySeconds: 60,
    work: (_data, job) => enrichWaiting('failed', job),
  }),
];

/** Worker that analyses articles after users have changed them. */
export const changedArticleWorkers = (): JobWorker[] => [
  jobWorker({
    job: enrichChangedJob,
    atOnce: 1,
    work: ({ articleIds }, job) => enrichThese(articleIds, job),
  }),
  jobWorker({
    job: enrichAgainJob,
    atOnce: 1,
    work: async ({ since, from }, job) => {
      // include changes saved a moment ago
      await currentDictionary(0);
      const startsFrom = from && { at: new Date(from.at), articleId: from.articleId };
      const { place } = await markAgain(new Date(since), job, startsFrom);
      if (place) {
        const next = { at: place.at.toISOString(), articleId: place.articleId };
        await queueJobs(enrichAgainJob, [{ data: { since, from: next }, singletonKey: randomUUID() }]);
      }
      await queueJobs(enrichJob, [{ data: {}, singletonKey: 'again' }]);
    },
  }),
];

/** Worker that reads waiting articles with a language model, if one is configured. */
export const machineReadingWorker = (aiClient: AiClient, log: FastifyBaseLogger): JobWorker =>
  jobWorker({
    job: machineReadingJob,
    atOnce: 1,
    everySeconds: 60,
    work: async (_data, job) => {
      const close = () => aiClient.close();
      job.signal.addEventListener('abort', close, { once: true });
      try {
        return await readWaitingArticles(aiClient, log, job);
      } finally {
        job.signal.removeEventListener('abort', close);
      }
    },
  });
