import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { today } from '#contract/days.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openPgliteInMemory } from '#server/kernel/database/pglite.ts';
import { insertAccounts } from '#server/modules/accounts/insertAccounts.ts';
import { insertBaseData } from '#server/modules/platform/baseData/insertBaseData.ts';
import { fingerprint } from './fingerprint.ts';
import { testEnvironment } from './testEnvironment.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache');

/** Files that affect the content of a fresh test database. */
const ingredients = [
  'src/server/kernel/database/**',
  'src/server/modules/platform/baseData/**',
  'src/server/modules/accounts/*.ts',
  'generated/tables/**',
  'tests/helpers/template.ts',
  'package-lock.json',
];

/** Prepares an empty database for a test file: all migrations, the base data and the demo accounts. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await withDatabase(database, async () => {
    await insertBaseData();
    await insertAccounts(testEnvironment());
  });
}

export interface Dumps {
  /** With tables, base data and demo accounts. */
  prepared: string;
  empty: string;
}

async function dumpTo(path: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const database = await openPgliteInMemory();
  await fill(database);
  const dump = await database.dump();
  await database.close();
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/**
 * @returns paths of dumps of embedded databases, created once per state of their ingredients and month: loading one is
 * 10 × faster, but the certification of its accounts ends after three months
 */
export async function pgliteDumps(): Promise<Dumps> {
  const mark = `${fingerprint(ingredients)}-${today().slice(0, 7)}`;
  const dumps = {
    prepared: join(cache, `pglite-${mark}-prepared.tar`),
    empty: join(cache, `pglite-${mark}-empty.tar`),
  };
  mkdirSync(cache, { recursive: true });
  for (const old of globSync('pglite-*', { cwd: cache }))
    if (!old.includes(mark)) rmSync(join(cache, old), { force: true });
  if (!existsSync(dumps.empty)) await dumpTo(dumps.empty, async () => {});
  if (!existsSync(dumps.prepared)) await dumpTo(dumps.prepared, prepare);
  return dumps;
}
