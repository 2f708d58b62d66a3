import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { fingerprintStored } from './fingerprintStored.ts';

/** Once, behind the start: articles stored by an earlier version are made comparable while people work already. */
export const registerFingerprints = (app: FastifyInstance, database: Database): void => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    try {
      const articles = await withDatabase(database, () => fingerprintStored(closing.signal));
      if (articles) app.log.info({ articles }, 'fingerprints were taken');
    } catch (error) {
      app.log.warn({ err: error }, 'fingerprints could not be taken; the next start goes on');
    }
  };
  app.addHook('onListen', async () => {
    running = work();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
};
