import { type SQL, sql } from 'drizzle-orm';
import { columnOf } from '../database/tables.ts';
import { from } from './readRows.ts';
import type { Source } from './source.ts';

/** Keys of the entity's records as text, for a condition on columns that name records of any entity. */
export const selectKeys = (source: Source, where: SQL | undefined): SQL => {
  const key = columnOf(source.base, source.spec.key);
  return sql`${from({ key: sql`${key}::text` }, source.base, source.joins.values()).where(where)}`;
};
