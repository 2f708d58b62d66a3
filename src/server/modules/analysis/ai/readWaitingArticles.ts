import type { FastifyBaseLogger } from 'fastify';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import type { AiClient } from './aiClient.ts';
import { articlesRequested, articlesWaiting } from './articlesWaiting.ts';
import { readWith } from './readByMachine.ts';

/** Articles that are taken at once: short ones share a call. */
const atOnce = 6;
/** Articles per query; ones requested meanwhile come first. */
const perLook = 60;

/**
 * Reads the articles that wait, what people have asked for first, until none does or nobody can be asked. Several servers
 * share the work: each takes what it reads. @returns 'more' where some are left
 */
export const readWaitingArticles = async (
  aiClient: AiClient,
  log: Pick<FastifyBaseLogger, 'info'>,
  { isOver }: Pick<StopCondition, 'isOver'>,
): Promise<void | 'more'> => {
  for (let read = 1; read > 0; ) {
    const waiting = await articlesWaiting(perLook);
    read = 0;
    while (waiting.length) {
      if (isOver()) return 'more';
      const asked = await articlesRequested(atOnce);
      const ids = [...new Set([...asked, ...waiting.splice(0, atOnce - asked.length)])];
      const outcome = await readWith(aiClient, ids);
      log.info({ articles: ids.length, ...outcome }, 'articles read by machine');
      if (outcome.reason) return undefined;
      // what another server has taken meanwhile is passed over
      read += outcome.done + outcome.failed;
    }
  }
  return undefined;
};
