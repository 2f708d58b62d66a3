import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { onFailure } from './failures.ts';
import { openEnricher } from './queueEnrichment.ts';

/** Articles whose texts change are analysed in the background; what is left of them is the job queue's. */
export const registerEnrichment = (app: FastifyInstance, database: Database): void => {
  const enricher = openEnricher(database, (error) =>
    app.log.warn({ err: error }, 'articles could not be analysed; the job queue tries again'),
  );
  const deaf = onFailure((error) => app.log.warn({ err: error }, 'a text could not be analysed'));
  app.addHook('onClose', async () => {
    deaf();
    await enricher.close();
  });
};
