import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openPgliteCopy, pgliteTemplates } from './template.ts';
import { testEnvironment } from './testEnvironment.ts';

/**
 * The whole server on an embedded database with base data and demo accounts, for tests outside of the api projects.
 * `app.close()` closes the database too.
 */
export async function realApp(): Promise<FastifyInstance> {
  const { prepared } = await pgliteTemplates();
  const database = await openPgliteCopy(prepared);
  const app = await buildApp({ database, environment: testEnvironment() });
  app.addHook('onClose', () => database.close());
  await app.ready();
  return app;
}
