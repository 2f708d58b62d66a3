import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { moveArticles, stopMoving } from './moveArticles.ts';

/** Milliseconds between two looks for what another server, or this one before it failed, left under way. */
const interval = 60_000;

/** Articles of merged outlets that are not where they belong yet are brought there, whatever came between. */
export const registerOutletMoves = (app: FastifyInstance, database: Database): void => {
  const goOn = (): void => {
    withDatabase(database, moveArticles).catch((err: unknown) =>
      app.log.warn({ err }, 'articles of merged outlets were not moved'),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(goOn, interval).unref();
    goOn();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await stopMoving(database);
  });
};
