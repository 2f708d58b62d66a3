import type { FastifyBaseLogger } from 'fastify';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import type { AiClient } from './aiClient.ts';
import { articlesRequested, articlesWaiting } from './articlesWaiting.ts';
import { readWith } from './readByMachine.ts';

/** Articles claimed at once: short ones share a call. */
const atOnce = 6;
/** Articles per query; newly requested ones come first in the next query. */
const perLook = 60;

/**
 * Reads waiting articles, requested ones first, until none is left or the provider is unavailable. Several servers
 * share the work, because each claims the articles that it reads. @returns 'more' if some are left
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
      // articles claimed by another server in the meantime are skipped
      read += outcome.done + outcome.failed;
    }
  }
  return undefined;
};
