import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import {
  articlesState,
  isQuiet,
  lookAfterArticles,
  lookAfterKeywords,
  wantsUpkeep,
} from '#server/modules/platform/index.ts';
import { renewBlocks } from '#server/modules/search/index.ts';
import { recountChangedMonths } from './recountMonths.ts';

/** Milliseconds between two looks at whether there is something to do and nobody to be kept waiting. */
const interval = 60_000;

/**
 * Keywords of months are counted anew where they have changed. The embedded database is looked after besides, all of it
 * while nobody works; PostgreSQL has connections to spare, and looks after itself.
 */
export const registerUpkeep = (app: FastifyInstance, database: Database): void => {
  const isEmbedded = database.engine === 'pglite';
  const closing = new AbortController();
  let lastCall = Date.now();
  let running: Promise<void> | undefined;
  const recount = async (): Promise<void> => {
    try {
      const since = performance.now();
      const months = await recountChangedMonths(closing.signal);
      if (!months) return;
      if (isEmbedded) await lookAfterKeywords();
      app.log.debug({ months, ms: Math.round(performance.now() - since) }, 'keywords were counted anew');
    } catch (error) {
      app.log.warn({ err: error }, 'keywords could not be counted anew');
    }
  };
  const renew = async (): Promise<void> => {
    try {
      const since = performance.now();
      // a collection that the embedded database can hold is searched fast enough without
      const blocks = await renewBlocks(
        closing.signal,
        isEmbedded ? { leastItems: Number.MAX_SAFE_INTEGER } : {},
      );
      if (blocks)
        app.log.debug(
          { blocks, ms: Math.round(performance.now() - since) },
          'bits of common words were made',
        );
    } catch (error) {
      app.log.warn({ err: error }, 'bits of common words could not be made');
    }
  };
  const lookAfter = async (): Promise<void> => {
    try {
      const state = await articlesState();
      if (!wantsUpkeep(state)) return;
      const since = performance.now();
      await lookAfterArticles();
      app.log.info(
        { state, ms: Math.round(performance.now() - since) },
        'the table of articles was looked after',
      );
    } catch (error) {
      app.log.warn({ err: error }, 'the table of articles could not be looked after');
    }
  };
  const work = async (): Promise<void> => {
    await recount();
    await renew();
    if (isEmbedded) await lookAfter();
  };
  const look = (): void => {
    if (running || closing.signal.aborted) return;
    if (isEmbedded && !isQuiet(new Date(), lastCall)) return;
    running = withDatabase(database, work).finally(() => {
      running = undefined;
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onRequest', async () => {
    lastCall = Date.now();
  });
  app.addHook('onListen', async () => {
    timer = setInterval(look, interval).unref();
    look();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
};
