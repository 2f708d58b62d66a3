import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { reader } from '../database/db.ts';
import type { Filter } from './listQuery.ts';
import type { Source } from './source.ts';
import { whereOf } from './where.ts';

/** How many rows under the filters have each value of the field, in one statement. */
export const countBy = async (
  source: Source,
  caller: Caller | null,
  filters: readonly Filter[],
  field: string,
): Promise<Map<unknown, number>> => {
  const column = source.column(field);
  const where = whereOf(source, caller, filters);
  let query = reader()
    .select({ value: sql<unknown>`${column}`, n: sql<number>`count(*)::int` })
    .from(source.base)
    .$dynamic();
  for (const { table, on } of source.joins.values()) query = query.leftJoin(table, on) as never;
  const counted = (await query.where(where).groupBy(column)) as { value: unknown; n: number }[];
  return new Map(counted.map(({ value, n }) => [value, Number(n)]));
};
