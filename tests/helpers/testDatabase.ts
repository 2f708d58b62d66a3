import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { openPgliteCopy } from './template.ts';
import { testEnvironment } from './testEnvironment.ts';

let connected: Promise<pg.Client> | undefined;

/** The connection on which this worker creates and drops databases; open until the worker ends. */
const administration = (): Promise<pg.Client> => {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    // the cluster may end before the worker does
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  connected ??= connect();
  return connected;
};

/** A new database on the run's cluster, copied from `template`, dropped after the file. */
async function openPostgresCopy(template: string, variables: Record<string, string> = {}): Promise<Database> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = await administration();
  // the copy strategy that writes every page only once
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  url.pathname = `/${name}`;
  afterAll(async () => void (await client.query(`drop database if exists ${name} with (force)`)));
  return openDatabase(testEnvironment({ DATABASE_URL: url.href, ...variables }));
}

/**
 * A fresh database of the project's engine with all migrations and base data, closed after the file.
 * Call it at the top of a test file: `const database = await testDatabase();`
 * @param variables further environment variables, such as STATEMENT_TIMEOUT_MS
 */
export async function testDatabase(variables: Record<string, string> = {}): Promise<Database> {
  const database =
    inject('engine') === 'postgres'
      ? await openPostgresCopy('prepared', variables)
      : await openPgliteCopy(inject('pgliteTemplates').prepared, inject('pgliteCopies'));
  afterAll(() => database.close());
  return database;
}

/** As `testDatabase`, without tables: the state before a first start. */
export async function emptyDatabase(): Promise<Database> {
  const database =
    inject('engine') === 'postgres'
      ? await openPostgresCopy('template0')
      : await openPgliteCopy(inject('pgliteTemplates').empty, inject('pgliteCopies'));
  afterAll(() => database.close());
  return database;
}
