import '../../derived.ts';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { schemaListing } from '../../../../tests/helpers/schemaListing.ts';
import { emptyDatabase } from '../../../../tests/helpers/testDatabase.ts';
import type { Database } from './database.ts';
import { withDatabase } from './db.ts';
import { migrate, migrationsAreCurrent } from './migrate.ts';

/** The first migration only, without later ones and without tables and triggers made outside of migrations. */
const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
const journalFile = join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Hash of the listing of a database to which the 56 migrations were applied that the first one replaces. */
const listingOfThose = '75c7709e9a3393a90359d524928a31e27aa835787a27ec85bd8d348587d80bb2';
const lastOfThose = {
  hash: 'a0257e588538856f1aac953a42140c5eb356173b77e8d6943406fb346dc7fa8a',
  at: 1_795_642_232_358,
};

it('the initial migration creates what the migrations it replaces created', async () => {
  const database = await emptyDatabase();
  await migrate(database, folder);
  const listing = await withDatabase(database, schemaListing);
  expect(listing).toHaveLength(1_419);
  expect(createHash('sha256').update(listing.join('\n')).digest('hex')).toBe(listingOfThose);
});

/** A database to which a migration with this hash was applied at the time of the last of the replaced ones. */
const databaseWith = async (hash: string): Promise<Database> => {
  const database = await emptyDatabase();
  for (const statement of [
    sql`create schema drizzle`,
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${lastOfThose.at})`,
  ])
    await database.handle.execute(statement);
  return database;
};

it('the initial migration is skipped if the last of those was applied', async () => {
  const database = await databaseWith(lastOfThose.hash);
  expect(await migrationsAreCurrent(database, folder)).toBe(true);
  expect(await migrate(database, folder)).toBe(0);
});

it('the initial migration is refused if only earlier ones were applied', async () => {
  const database = await databaseWith('earlier');
  await expect(migrate(database, folder)).rejects.toThrow('적용할 수 없는 마이그레이션이 1건');
});
