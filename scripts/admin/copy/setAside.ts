import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { allOrNothing, ask } from './ask.ts';

/**
 * Indexes and foreign keys are taken away while rows come in – every index would be changed by every row, and rows come in
 * no order that all references bear – and made again when all rows are there. How each is made stands in a table
 * beside the data, so that whoever goes on after an interruption knows what is lacking.
 */
const aside = 'maintenance.set_aside';

interface Aside {
  drop: string;
  make: string;
}

const foreignKeys = sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

/** Those that no constraint stands on: the keys by which rows are found stay. */
const indexes = sql`
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)
  order by indrelid, indexrelid`;

const withTriggers = sql`
  select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`;

const switchTriggers = async (handle: Handle, how: 'disable' | 'enable'): Promise<void> => {
  for (const { name } of await ask<{ name: string }>(handle, withTriggers))
    await handle.execute(sql.raw(`alter table ${name} ${how} trigger user`));
};

/** Takes away what hinders rows from coming in. Nothing is done twice. */
export const setAside = (database: Database): Promise<void> =>
  allOrNothing(database, async (handle) => {
    await handle.execute(sql`create schema if not exists maintenance`);
    await handle.execute(
      sql.raw(`create table if not exists ${aside} (id int generated always as identity primary key, make text)`),
    );
    const known = await ask<Aside>(handle, foreignKeys);
    const all = [...(await ask<Aside>(handle, indexes)), ...known];
    for (const { drop } of [...known, ...all.filter((one) => !known.includes(one))])
      await handle.execute(sql.raw(drop));
    for (const { make } of all) await handle.execute(sql`insert into ${sql.raw(aside)} (make) values (${make})`);
    await switchTriggers(handle, 'disable');
  });

const isAside = async (handle: Handle): Promise<boolean> => {
  const [found] = await ask<{ there: boolean }>(handle, sql`select to_regclass(${aside}) is not null as there`);
  return found?.there === true;
};

/** Makes again what was set aside, one by one. @param made is told how many are left */
export const putBack = async (database: Database, made: (left: number) => void = () => {}): Promise<void> => {
  // done by an earlier try
  if (!(await isAside(database.handle))) return;
  const left = await ask<{ id: number; make: string }>(
    database.handle,
    sql`select id, make from ${sql.raw(aside)} order by id`,
  );
  for (const [done, { id, make }] of left.entries()) {
    await allOrNothing(database, async (handle) => {
      await handle.execute(sql`set local maintenance_work_mem = '256MB'`);
      await handle.execute(sql.raw(make));
      await handle.execute(sql`delete from ${sql.raw(aside)} where id = ${id}`);
    });
    made(left.length - done - 1);
  }
  await allOrNothing(database, async (handle) => {
    await switchTriggers(handle, 'enable');
    await handle.execute(sql.raw(`drop table ${aside}`));
  });
};
