import '#server/derived.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '#server/kernel/database/database.ts';
import { passingTables } from '#server/kernel/database/derived.ts';
import { productTables } from '#server/kernel/database/migrate.ts';
import { ask, quoted } from './ask.ts';

/** A table's properties for copying its rows. */
export const copiedTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** In name order; generated columns are left out. */
  columns: z.array(z.object({ name: z.string(), type: z.string(), isText: z.boolean() })),
  /** Columns of the primary key, which orders the rows; if empty, all columns do. */
  key: z.array(z.string()),
});
export type CopiedTable = z.infer<typeof copiedTable>;

/** The name for SQL statements. */
export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

/**
 * Tables of the job queue with data that exists nowhere else: pending jobs. Its other tables are internal to the
 * library.
 */
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

/** Position of a table among those whose order matters: queues before their jobs. */
const place = ({ schema, name }: CopiedTable): number =>
  schema === 'pgboss' ? tablesOfJobs.indexOf(name) : -1;

/**
 * Distinguishes the product's tables from others; if a newer version has changed the database, all count as the
 * product's.
 */
export const isOfProduct = async (handle: Handle): Promise<(table: CopiedTable) => boolean> => {
  const known = await productTables(handle);
  return ({ schema, name }) => schema !== 'public' || (known?.has(name) ?? true);
};

/** The product's tables whose rows are copied, referenced ones first, and the names of others. */
export const sortedTables = async (handle: Handle): Promise<{ ours: CopiedTable[]; others: string[] }> => {
  const isOurs = await isOfProduct(handle);
  const passing = new Set(passingTables());
  const tables = (await allTables(handle)).filter(({ name }) => !passing.has(name));
  return {
    ours: tables.filter(isOurs).toSorted((a, b) => place(a) - place(b)),
    others: tables.filter((table) => !isOurs(table)).map(({ name }) => name),
  };
};

/** All tables whose data is copied. */
export const copiedTables = async (handle: Handle): Promise<CopiedTable[]> =>
  (await sortedTables(handle)).ours;
