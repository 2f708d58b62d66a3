import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/kernel/database/rows.ts';

const line = z.object({ line: z.string() });

/**
 * The objects in the bound database's public schema, one line each in text order: columns, indexes, constraints,
 * triggers, functions and storage of tables; not the order of columns.
 */
export const schemaListing = async (): Promise<string[]> => {
  const found = await rows(
    line,
    sql`
      with owned as (
        select oid, relname, relkind, reloptions from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'v', 'm')
      )
      select format('%s %s %s', relkind, relname, reloptions) line from owned
      union all
      select format('column %s.%s %s %s null:%s default:%s identity:%s generated:%s', relname, attname,
        format_type(atttypid, atttypmod), (select collname from pg_collation where oid = attcollation), not attnotnull,
        pg_get_expr(adbin, adrelid), attidentity, attgenerated)
      from pg_attribute join owned on owned.oid = attrelid and relkind = 'r'
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
      union all
      select pg_get_indexdef(indexrelid) from pg_index join owned on owned.oid = indrelid
      union all
      select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join owned on owned.oid = conrelid where contype in ('p', 'u', 'f', 'c')
      union all
      select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join owned on owned.oid = tgrelid where not tgisinternal
      union all
      select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  return found.map((one) => one.line).sort();
};
