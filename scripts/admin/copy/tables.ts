import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '#server/kernel/database/database.ts';
import { productTables } from '#server/kernel/database/migrate.ts';
import { ask, quoted } from './ask.ts';

/** A table as far as its rows are copied. */
export const copiedTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of their names; those that the database computes are left out. */
  columns: z.array(z.object({ name: z.string(), type: z.string(), isText: z.boolean() })),
  /** Columns of the primary key, by which rows are ordered; empty where there is none: by all columns. */
  key: z.array(z.string()),
});
export type CopiedTable = z.infer<typeof copiedTable>;

/** As it stands in statements. */
export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** The queue of jobs: what waits is work that nobody else knows of. Its other tables are the library's own affair. */
const tablesOfJobs = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

const allTables = async (handle: Handle): Promise<CopiedTable[]> => {
  const found = await ask<unknown>(
    handle,
    sql`select nspname as schema, relname as name,
        (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
            'isText', attcollation <> 0) order by attname collate "C")
          from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        ) as columns,
        coalesce((select json_agg(attname order by place) from pg_index
          cross join unnest(indkey) with ordinality as keys (attnum, place)
          join pg_attribute on attrelid = pg_class.oid and pg_attribute.attnum = keys.attnum
          where indrelid = pg_class.oid and indisprimary), '[]') as key
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and (nspname = 'public'
        or (nspname = 'pgboss' and relname = any(${sql.param(tablesOfJobs)})))
      order by nspname collate "C" desc, relname collate "C"`,
  );
  return z.array(copiedTable).parse(found);
};

/** Where a table stands among those whose order matters: the queues before their jobs. */
const place = ({ schema, name }: CopiedTable): number =>
  schema === 'pgboss' ? tablesOfJobs.indexOf(name) : -1;

/** Tells the product's tables from what others have made; where a newer version has changed the database all are taken for its own. */
export const isOfProduct = async (handle: Handle): Promise<(table: CopiedTable) => boolean> => {
  const known = await productTables(handle);
  return ({ schema, name }) => schema !== 'public' || (known?.has(name) ?? true);
};

/** The product's tables, those that others refer to first, and the names of those that others have made. */
export const sortedTables = async (handle: Handle): Promise<{ ours: CopiedTable[]; others: string[] }> => {
  const isOurs = await isOfProduct(handle);
  const tables = await allTables(handle);
  return {
    ours: tables.filter(isOurs).toSorted((a, b) => place(a) - place(b)),
    others: tables.filter((table) => !isOurs(table)).map(({ name }) => name),
  };
};

/** All tables that belong to the data. */
export const copiedTables = async (handle: Handle): Promise<CopiedTable[]> =>
  (await sortedTables(handle)).ours;
