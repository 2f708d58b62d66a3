import { and, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { Filter } from './listQuery.ts';
import { from } from './readRows.ts';
import type { Source } from './source.ts';
import { whereOf } from './where.ts';

/** Number of rows per value of the field under the filters, in one statement. */
export const countBy = async (
  source: Source,
  caller: Caller | null,
  filters: readonly Filter[],
  field: string,
  extra?: SQL,
): Promise<Map<unknown, number>> => {
  const column = source.column(field);
  const where = and(whereOf(source, caller, filters), extra);
  const columns = { value: sql`${column}`, n: sql`count(*)::int` };
  const counted = await from(columns, source.base, source.joins.values()).where(where).groupBy(column);
  return new Map(counted.map(({ value, n }) => [value, Number(n)]));
};
