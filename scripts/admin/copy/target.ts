import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { openJobQueue } from '#server/kernel/jobs/jobQueue.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { ask, quoted } from './ask.ts';
import { type CopiedTable, copiedTables, isOfProduct, tableName } from './tables.ts';

/** Objects created in the database, without those of extensions and of PostgreSQL itself. */
const objects = sql`
  select nspname as schema, relname as name, relkind as kind from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by 1, 2`;

/** Whether the database contains no created objects. */
export const isEmptyDatabase = async (handle: Handle): Promise<boolean> =>
  (await ask(handle, objects)).length === 0;

/** Whether the data folder has no embedded database. */
export const hasNoEmbedded = (dataDir: string): boolean => !existsSync(join(dataDir, 'pglite'));

/** Drops everything that the product creates in a database. Only for one that contained nothing else. */
export const clearDatabase = async (handle: Handle): Promise<void> => {
  for (const schema of ['pgboss', 'drizzle', 'maintenance'])
    await handle.execute(sql.raw(`drop schema if exists ${schema} cascade`));
  for (const { schema, name, kind } of await ask<{ schema: string; name: string; kind: string }>(
    handle,
    objects,
  ))
    if (schema === 'public' && kind !== 'S')
      await handle.execute(sql.raw(`drop table if exists ${quoted(schema)}.${quoted(name)} cascade`));
  for (const { name } of await ask<{ name: string }>(
    handle,
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  ))
    await handle.execute(sql.raw(`drop sequence if exists public.${quoted(name)} cascade`));
  for (const { name } of await ask<{ name: string }>(
    handle,
    sql`select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  ))
    await handle.execute(sql.raw(`drop function if exists ${name} cascade`));
};

/** Creates the tables of the job queue, without any queues. */
const makeQueueTables = async (database: Database): Promise<void> => {
  const log = pino({ level: 'silent' });
  const queue = await withDatabase(database, () => openJobQueue(database, [], log));
  await queue.close();
};

/**
 * Empties migrated tables, since a migration may have inserted rows, and creates those of the job queue if the other
 * database has them.
 */
export const prepareTables = async (database: Database, theirs: readonly CopiedTable[]): Promise<void> => {
  if (theirs.some(({ schema }) => schema === 'pgboss')) await makeQueueTables(database);
  const tables = (await copiedTables(database.handle)).filter(({ schema }) => schema === 'public');
  await database.handle.execute(sql.raw(`truncate ${tables.map(tableName).join(', ')}`));
};

/** Tables of another database matched with this one's, with their common columns. */
export interface Matched {
  /** By `schema.name`. */
  tables: Map<string, CopiedTable>;
  /** Columns that others have added to the product's tables, as `table.column`. */
  added: string[];
}

/**
 * Matches the tables of another database with this one's, which was created by the same migrations: additional ones
 * were created by others and are skipped, as are changes that the job library made to its own tables.
 * @throws StartProblem if one of the product's tables differs otherwise: a missing column or a different key
 */
export const matchTables = async (handle: Handle, theirs: readonly CopiedTable[]): Promise<Matched> => {
  const isOurs = await isOfProduct(handle);
  const ours = new Map((await copiedTables(handle)).map((table) => [tableName(table), table]));
  const tables = new Map<string, CopiedTable>();
  const added: string[] = [];
  for (const table of theirs.filter(isOurs)) {
    const found = ours.get(tableName(table));
    if (!found)
      throw new StartProblem(
        `표 ${table.name}이(가) 이 버전에 없습니다. 자료를 만든 버전의 프로그램으로 복원한 뒤 버전을 올려 주세요.`,
      );
    const theirColumns = new Set(table.columns.map(({ name }) => name));
    const ourColumns = new Set(found.columns.map(({ name }) => name));
    const columns = found.columns.filter(({ name }) => theirColumns.has(name));
    if (table.schema !== 'pgboss') {
      if (columns.length < found.columns.length || !isDeepStrictEqual(table.key, found.key))
        throw new StartProblem(
          `표 ${table.name}의 열이나 기본 키가 제품의 것과 다릅니다. 자료를 만든 데이터베이스에서 제품이 만든 모습으로 되돌린 뒤 다시 해 주세요.`,
        );
      const theirsAlone = [...theirColumns].filter((name) => !ourColumns.has(name));
      added.push(...theirsAlone.map((name) => `${table.name}.${name}`));
    }
    tables.set(`${table.schema}.${table.name}`, { ...found, columns });
  }
  return { tables, added };
};
