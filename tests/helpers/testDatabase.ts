import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import type { Database } from '#server/database/database.ts';
import { openPgliteInMemory } from '#server/database/pglite.ts';
import { testEnvironment } from './testEnvironment.ts';

/** Another name for the current engine's address space: a new database on the run's cluster, copied from `template`. */
export async function createPostgresDatabase(template = 'prepared'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase(testEnvironment({ DATABASE_URL: url.href }));
  await admin.alone(async (handle) => {
    await handle.execute(`create database ${name} template ${template}`);
  });
  await admin.close();
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * A fresh database of the project's engine with all migrations and base data, closed after the file.
 * Call it at the top of a test file: `const database = await testDatabase();`
 * @param variables further environment variables, such as STATEMENT_TIMEOUT_MS
 */
export async function testDatabase(variables: Record<string, string> = {}): Promise<Database> {
  const database =
    inject('engine') === 'postgres'
      ? await openDatabase(testEnvironment({ DATABASE_URL: await createPostgresDatabase(), ...variables }))
      : await openPgliteInMemory(await openAsBlob(inject('pgliteDumps').prepared));
  afterAll(() => database.close());
  return database;
}

/** The same without tables: what a first start finds. */
export async function emptyDatabase(): Promise<Database> {
  const database =
    inject('engine') === 'postgres'
      ? await openDatabase(testEnvironment({ DATABASE_URL: await createPostgresDatabase('template0') }))
      : await openPgliteInMemory(await openAsBlob(inject('pgliteDumps').empty));
  afterAll(() => database.close());
  return database;
}
