import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/db.ts';
import { articlesState, isQuiet, lookAfterArticles, wantsUpkeep } from '../features/housekeeping/upkeep.ts';

/** Milliseconds between two looks at whether there is something to do and nobody to be kept waiting. */
const interval = 60_000;

/** The embedded database is looked after while nobody works; PostgreSQL does that by itself. */
export const registerUpkeep = (app: FastifyInstance, database: Database): void => {
  if (database.engine !== 'pglite') return;
  let lastCall = Date.now();
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
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
  const look = (): void => {
    if (running || !isQuiet(new Date(), lastCall)) return;
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
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
