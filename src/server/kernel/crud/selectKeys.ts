import { type SQL, sql } from 'drizzle-orm';
import { reader } from '../database/db.ts';
import { columnOf } from '../database/tables.ts';
import type { Source } from './source.ts';

/** Keys of the entity's records as text, for a condition on columns that name records of any entity. */
export const selectKeys = (source: Source, where: SQL | undefined): SQL => {
  const key = columnOf(source.base, source.spec.key);
  let query = reader()
    .select({ key: sql`${key}::text` })
    .from(source.base)
    .$dynamic();
  for (const { table, on } of source.joins.values()) query = query.leftJoin(table, on) as never;
  return query.where(where) as unknown as SQL;
};
