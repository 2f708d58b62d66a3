import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { AnyHandler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { testDatabase } from './testDatabase.ts';
import { testEnvironment } from './testEnvironment.ts';
import { watchAnswers } from './watchAnswers.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  environment: Environment;
}

export interface TestAppOptions {
  /** Environment variables beside those of testEnvironment. */
  variables?: Record<string, string>;
  database?: Database;
  catalogue?: Catalogue;
  handlers?: Partial<Record<string, AnyHandler>>;
  /** Folder of a built web; by default none, since the real one may be being built meanwhile. */
  webFolder?: string;
  /** Whether background jobs run too, as in a listening server. */
  jobs?: boolean;
  /** Text of the OpenAPI document that all responses are checked against. */
  openapi?: string;
}

const noWeb = resolve(import.meta.dirname, '../output/no-web');

const ourDocument = readFileSync(resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8');

/**
 * The whole server on a fresh database of the project's engine, for `app.inject`; closed after the file.
 * Every response is checked against the OpenAPI document: a mismatch becomes a 500.
 * Call it at the top of a test file: `const { app } = await testApp();`
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    variables = {},
    catalogue,
    handlers,
    webFolder = noWeb,
    openapi = ourDocument,
    jobs = false,
  } = options;
  const database = options.database ?? (await testDatabase(variables));
  const environment = testEnvironment(variables);
  const prepare = watchAnswers(openapi);
  const app = await buildApp({ database, environment, catalogue, handlers, webFolder, prepare });
  await app.ready();
  if (jobs) await app.startJobs();
  afterAll(() => app.close());
  return { app, database, environment };
}
