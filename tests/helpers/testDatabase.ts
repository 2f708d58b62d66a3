import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
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

/** The database that the running test file opened first. Files of a worker share this module. */
let first: { file: string | undefined; database: Database } | undefined;

const opened = (database: Database): Database => {
  const file = expect.getState().testPath;
  if (first?.file !== file) first = { file, database };
  afterAll(() => database.close());
  return database;
};

const databaseOfFile = (): Database => {
  if (!first || first.file !== expect.getState().testPath)
    throw new Error('This test file has opened no database: call testDatabase() or testApp() at its top.');
  return first.database;
};

/**
 * Runs `work` in the test file's database: the one that the file opened first, through testDatabase, emptyDatabase or
 * testApp. For another one: withDatabase(other, …).
 */
export const inDatabase = <T>(work: () => T): T => withDatabase(databaseOfFile(), work);

const isBound = (): boolean => {
  try {
    currentDatabase();
    return true;
  } catch {
    return false;
  }
};

/** Runs `work` in the bound database, in its transaction if there is one; in that of inDatabase if none is bound. */
export const inBoundDatabase = <T>(work: () => T): T => (isBound() ? work() : inDatabase(work));

/**
 * A fresh database of the project's engine with all migrations and base data, closed after the file.
 * Call it at the top of a test file: `const database = await testDatabase();`
 * @param variables further environment variables, such as STATEMENT_TIMEOUT_MS
 */
export async function testDatabase(variables: Record<string, string> = {}): Promise<Database> {
  return opened(
    inject('engine') === 'postgres'
      ? await openPostgresCopy('prepared', variables)
      : await openPgliteCopy(inject('pgliteTemplates').prepared, inject('pgliteCopies')),
  );
}

/** As `testDatabase`, without tables: the state before a first start. */
export async function emptyDatabase(): Promise<Database> {
  return opened(
    inject('engine') === 'postgres'
      ? await openPostgresCopy('template0')
      : await openPgliteCopy(inject('pgliteTemplates').empty, inject('pgliteCopies')),
  );
}
