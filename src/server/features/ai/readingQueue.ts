import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { withDatabase } from '../../database/db.ts';
import { articlesRequested } from './articlesWaiting.ts';
import type { Asking } from './asking.ts';
import { readWith } from './readByMachine.ts';
import { releaseAll } from './readings.ts';

/** Articles that are taken at once: short ones share a call. */
const atOnce = 4;

export interface ReadingQueue {
  /** Reads what people have asked for; resolves when nothing of it waits or nobody can be asked. Never fails. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Reads what people ask for behind their answers. What nobody asks for is not read here. */
export const createReadingQueue = (
  database: Database,
  asking: Asking,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): ReadingQueue => {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isFirst = true;
  let isClosing = false;

  const readAll = async (): Promise<void> => {
    if (isFirst && database.lock) await releaseAll();
    isFirst = false;
    while (isAsked && !isClosing) {
      isAsked = false;
      for (let ids = await articlesRequested(atOnce); ids.length; ids = await articlesRequested(atOnce)) {
        const outcome = await readWith(asking, ids);
        log.info({ articles: ids.length, ...outcome }, 'articles read by machine');
        // nobody can be asked, or another server has taken them
        if (outcome.reason || outcome.done + outcome.failed === 0) return;
      }
    }
  };

  return {
    work() {
      isAsked = true;
      if (isClosing) return Promise.resolve();
      running ??= withDatabase(database, readAll)
        .catch((error: unknown) => log.warn({ err: error }, 'articles could not be read by machine'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    async close() {
      isClosing = true;
      asking.close();
      await running;
    },
  };
};
