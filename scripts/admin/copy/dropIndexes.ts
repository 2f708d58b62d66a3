import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { allOrNothing, ask } from './ask.ts';

/**
 * Drops the indexes of large tables and all foreign keys while rows are inserted, because every row would update every
 * index, and no order of rows satisfies all references; recreates them afterwards. Their definitions are stored in a
 * table beside the data, so that an interrupted run can be continued.
 */
const aside = 'maintenance.set_aside';

interface Definition {
  drop: string;
  make: string;
}

const foreignKeys = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

/** Indexes without a constraint: those of keys stay. */
const indexesOf = (tables: readonly string[]) => sql`
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)
    and relname = any(${sql.param([...tables])})
  order by indrelid, indexrelid`;

const withTriggers = sql`
  select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`;

const switchTriggers = async (handle: Handle, how: 'disable' | 'enable'): Promise<void> => {
  const tables = await ask<{ name: string }>(handle, withTriggers);
  for (const { name } of tables) await handle.execute(sql.raw(`alter table ${name} ${how} trigger user`));
};

/** Minimum number of rows for which dropping a table's indexes is worthwhile. */
export const manyRows = 1_000;

/**
 * Drops what slows down inserting rows.
 * @param large names of tables that get many rows
 */
export const dropIndexes = (database: Database, large: readonly string[]): Promise<void> =>
  allOrNothing(database, async (handle) => {
    await handle.execute(sql`create schema if not exists maintenance`);
    await handle.execute(
      sql.raw(`create table ${aside} (id int generated always as identity primary key, make text)`),
    );
    const indexes = await ask<Definition>(handle, indexesOf(large));
    const references = await ask<Definition>(handle, foreignKeys);
    const drops = [...references, ...indexes].map(({ drop }) => `${drop};`);
    if (drops.length) await handle.execute(sql.raw(`do $aside$ begin ${drops.join(' ')} end $aside$`));
    const makes = JSON.stringify([...indexes, ...references].map(({ make }) => make));
    await handle.execute(
      sql`insert into ${sql.raw(aside)} (make) select json_array_elements_text(${makes}::json)`,
    );
    await switchTriggers(handle, 'disable');
  });

const areDropped = async (handle: Handle): Promise<boolean> => {
  const [found] = await ask<{ there: boolean }>(
    handle,
    sql`select to_regclass(${aside}) is not null as there`,
  );
  return found?.there === true;
};

interface DroppedDefinition {
  id: number;
  make: string;
}

/** Milliseconds after which a transaction is committed. */
const turn = 1_000;

/** Recreates the first of the remaining objects, and more until the time is up. */
const makeSome = (database: Database, left: readonly DroppedDefinition[]): Promise<number> =>
  allOrNothing(database, async (handle) => {
    const began = performance.now();
    let made = 0;
    while (made < left.length && (made === 0 || performance.now() - began < turn)) {
      await handle.execute(sql.raw(left[made]?.make ?? ''));
      made += 1;
    }
    const last = left[made - 1]?.id ?? 0;
    await handle.execute(sql`delete from ${sql.raw(aside)} where id <= ${last}`);
    return made;
  });

/** Recreates everything that was dropped, one after another. */
export const recreateIndexes = async (database: Database): Promise<void> => {
  // completed by an earlier run
  if (!(await areDropped(database.handle))) return;
  let left = await ask<DroppedDefinition>(
    database.handle,
    sql`select id, make from ${sql.raw(aside)} order by id`,
  );
  while (left.length) left = left.slice(await makeSome(database, left));
  await allOrNothing(database, async (handle) => {
    await switchTriggers(handle, 'enable');
    await handle.execute(sql.raw(`drop table ${aside}`));
  });
};
