import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { areJobsOpen, queueJobAfterCommit, queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { fillArticleNations } from './fillArticleNations.ts';
import { outletMoveJob, outletNationJob } from './jobs.ts';
import { moveArticles } from './moveArticles.ts';

/** Milliseconds that a request spends on articles before it leaves the rest to a job. */
const beforeResponseMs = 1_000;

const untilResponse = (): Pick<StopCondition, 'isOver'> => {
  const until = Date.now() + beforeResponseMs;
  return { isOver: () => Date.now() > until };
};

/** Moves the articles of merged outlets: a few before the response, the others, or after an error, by a job. */
export const moveArticlesOrQueue = async (log: FastifyBaseLogger): Promise<void> => {
  try {
    if ((await moveArticles(untilResponse())) === 'more') queueJobAfterCommit(outletMoveJob, {});
  } catch (err) {
    log.warn({ err }, 'articles of merged outlets were not moved');
    queueJobAfterCommit(outletMoveJob, {});
  }
};

/**
 * Gives the articles of these outlets without a country the outlets' own: a few before the response, the others, or
 * after an error, by a job.
 * @returns the number of articles; null if a job goes on
 */
export const fillNationsOrQueue = async (
  mediaIds: number[],
  ntnId: string,
  userId: string,
  log: FastifyBaseLogger,
): Promise<number | null> => {
  try {
    const until = areJobsOpen() ? untilResponse() : neverStop;
    const { count, isDone } = await fillArticleNations(mediaIds, ntnId, userId, until);
    if (isDone) return count;
  } catch (err) {
    log.warn({ err }, 'articles were not given the country of their outlets');
  }
  // without a queue, the list of outlets without a country shows what is left
  if (areJobsOpen())
    await queueJobs(outletNationJob, [{ data: { mediaIds, ntnId, userId }, singletonKey: randomUUID() }]);
  return null;
};
