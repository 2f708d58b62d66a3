import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { openEnricher } from '../features/enrich/enrichSoon.ts';
import { onFailure } from '../features/enrich/failures.ts';

/** Behind the start: articles that nobody has analysed are, while people work already; then those whose texts change. */
export const registerEnrichment = (app: FastifyInstance, database: Database): void => {
  const enricher = openEnricher(database, (error) =>
    app.log.warn({ err: error }, 'articles could not be analysed; the next start goes on'),
  );
  app.addHook('onListen', async () => {
    void enricher.all().then(
      (articles) => articles && app.log.info({ articles }, 'articles were analysed'),
      () => {},
    );
  });
  const deaf = onFailure((error) => app.log.warn({ err: error }, 'a text could not be analysed'));
  app.addHook('onClose', async () => {
    deaf();
    await enricher.close();
  });
};
