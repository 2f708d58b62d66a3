import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { withDatabase } from '../../database/db.ts';
import { articlesWaiting } from './articlesWaiting.ts';
import type { Asking } from './asking.ts';
import { readWith } from './readByMachine.ts';
import { releaseAll } from './readings.ts';

/** Articles that are taken at once: short ones share a call. */
const atOnce = 6;

export interface ReadingQueue {
  /** Reads what waits, what people have asked for first; resolves when nothing does or nobody can be asked. Never fails. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Reads articles of one database behind everybody's back. Several servers share the work: each takes what it reads. */
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
      for (let ids = await articlesWaiting(atOnce); ids.length; ids = await articlesWaiting(atOnce)) {
        const outcome = await readWith(asking, ids);
        log.info({ articles: ids.length, ...outcome }, 'articles read by machine');
        // nobody can be asked, or another server has taken them; whoever asked meanwhile has it looked at again
        if (outcome.reason || outcome.done + outcome.failed === 0) break;
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
