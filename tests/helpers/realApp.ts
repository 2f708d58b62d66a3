import { openAsBlob } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openPgliteInMemory } from '#server/kernel/database/pglite.ts';
import { pgliteDumps } from './template.ts';
import { testEnvironment } from './testEnvironment.ts';

/**
 * The whole server on an embedded database with base data and demo accounts, for tests outside of the api projects.
 * `app.close()` closes the database too.
 */
export async function realApp(): Promise<FastifyInstance> {
  const { prepared } = await pgliteDumps();
  const database = await openPgliteInMemory(await openAsBlob(prepared));
  const app = await buildApp({ database, environment: testEnvironment() });
  app.addHook('onClose', () => database.close());
  await app.ready();
  return app;
}
