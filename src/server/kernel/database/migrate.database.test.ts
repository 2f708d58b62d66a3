// On both engines: migrations and their lock are run by the engine.
import '../../derived.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { StartProblem } from '../settings/startProblem.ts';
import { withDatabase } from './db.ts';
import { tryWriteFact } from './facts.ts';
import { migrate, migrationsAreCurrent } from './migrate.ts';
import { rows } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a migration folder as drizzle-kit does; the times follow the order of the arguments. */
function migrationsAre(...files: [tag: string, sql: string, when?: number][]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = files.map(([tag, , when], idx) => ({
    idx,
    version: '7',
    when: when ?? idx + 1,
    tag,
    breakpoints: true,
  }));
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [tag, text] of files) writeFileSync(join(folder, `${tag}.sql`), text);
  return folder;
}

const first: [string, string] = [
  '0000_first',
  'create table a (id int);--> statement-breakpoint\ncreate index on a (id);',
];
const second: [string, string] = ['0001_second', 'alter table a add column b text;'];
const broken: [string, string] = [
  '0002_broken',
  'create table c (id int);--> statement-breakpoint\nselect * from nowhere;',
];
const tables = () =>
  rows(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );

describe('migrate', () => {
  it('applies what is pending, once', async () => {
    const database = await emptyDatabase();
    expect(await migrationsAreCurrent(database, migrationsAre(first))).toBe(false);
    expect(await migrate(database, folder)).toBe(1);
    expect(await migrationsAreCurrent(database, folder)).toBe(true);
    migrationsAre(first, second);
    expect(await migrationsAreCurrent(database, folder)).toBe(false);
    expect(await migrate(database, folder)).toBe(1);
    expect(await migrate(database, folder)).toBe(0);
    expect(await migrationsAreCurrent(database, folder)).toBe(true);
  });

  it('is done by one of several processes that start at once', async () => {
    const database = await emptyDatabase();
    migrationsAre(first, second);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
    expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  });

  it('stores nothing of a migration that fails', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrationsAre(first));
    await expect(migrate(database, migrationsAre(first, second, broken))).rejects.toThrow();
    expect(await withDatabase(database, tables)).toEqual([{ name: 'a' }]);
    expect(await migrate(database, migrationsAre(first, second))).toBe(1);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrationsAre(first, second));
    migrationsAre([first[0], `${first[1]} `], second);
    await expect(migrate(database, folder)).rejects.toThrow(StartProblem);
    expect(await migrationsAreCurrent(database, folder)).toBe(false);
  });

  it('refuses a migration inserted before the newest applied one', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrationsAre([...first, 10], [...second, 30]));
    await expect(
      migrate(
        database,
        migrationsAre([...first, 10], ['0001_late', 'create table l (id int);', 20], [...second, 30]),
      ),
    ).rejects.toThrow('1건');
  });

  it('refuses tables that a newer version has changed, and names that version', async () => {
    const database = await emptyDatabase();
    await migrate(database, migrationsAre(first, second));
    await tryWriteFact(database.handle, 'version', { version: '9.9.9', migration: 2 });
    await expect(migrate(database, migrationsAre(first))).rejects.toThrow('더 새로운 버전(9.9.9)');
    expect(await withDatabase(database, tables)).toEqual([{ name: 'a' }]);
  });

  it.each([
    ['unfinished', { what: 'restore', source: 'a', since: '2026-11-26T00:00:00Z' }, '복원하다가'],
    ['moved', { to: 'db:5432/press', at: '2026-11-26T00:00:00Z' }, 'db:5432/press'],
  ] as const)('refuses a database that is %s', async (name, value, words) => {
    const database = await emptyDatabase();
    await tryWriteFact(database.handle, name, value as never);
    await expect(migrate(database, migrationsAre(first))).rejects.toThrow(words);
  });
});
