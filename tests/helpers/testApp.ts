import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Environment } from '#server/environment.ts';
import { testDatabase } from './testDatabase.ts';
import { testEnvironment } from './testEnvironment.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  environment: Environment;
}

/**
 * The whole server on a fresh database of the project's engine, for `app.inject`; closed after the file.
 * Call it at the top of a test file: `const { app } = await testApp();`
 * @param variables environment variables beside those of testEnvironment
 */
export async function testApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const database = await testDatabase(variables);
  const environment = testEnvironment(variables);
  const { buildApp } = await import('#server/app.ts');
  const app = await buildApp({ database, environment });
  await app.ready();
  afterAll(() => app.close());
  return { app, database, environment };
}
