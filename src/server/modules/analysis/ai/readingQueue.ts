import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import type { AiClient } from './aiClient.ts';
import { articlesRequested, articlesWaiting } from './articlesWaiting.ts';
import { readWith } from './readByMachine.ts';
import { releaseAll } from './readings.ts';

/** Articles that are taken at once: short ones share a call. */
const atOnce = 6;
/** Articles that one look at the database brings; what is asked for meanwhile goes before them. */
const perLook = 60;

export interface ReadingQueue {
  /** Reads what waits, what people have asked for first; resolves when nothing does or nobody can be asked. Never fails. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Reads articles of one database behind everybody's back. Several servers share the work: each takes what it reads. */
export const createReadingQueue = (
  database: Database,
  aiClient: AiClient,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): ReadingQueue => {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isFirst = true;
  let isClosing = false;

  /** Reads what one look brings. @returns whether something was read, so that another look is of use */
  const readLook = async (): Promise<boolean> => {
    const waiting = await articlesWaiting(perLook);
    let read = 0;
    while (waiting.length) {
      const asked = await articlesRequested(atOnce);
      const ids = [...new Set([...asked, ...waiting.splice(0, atOnce - asked.length)])];
      const outcome = await readWith(aiClient, ids);
      log.info({ articles: ids.length, ...outcome }, 'articles read by machine');
      if (outcome.reason) return false;
      // what another server has taken meanwhile is passed over
      read += outcome.done + outcome.failed;
    }
    return read > 0;
  };

  const readAll = async (): Promise<void> => {
    if (isFirst && database.lock) await releaseAll();
    isFirst = false;
    while (isAsked && !isClosing) {
      isAsked = false;
      while (await readLook());
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
      aiClient.close();
      await running;
    },
  };
};
