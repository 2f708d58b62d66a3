import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { reader } from '../database/db.ts';
import { labelPlan, versionField, versionOfLabels } from './labels.ts';
import type { Join, Source } from './source.ts';
import type { AnyTable } from './tables.ts';

type Row = Record<string, unknown>;

/** As much of drizzle's builder as is used here; its own type changes with every join. */
export interface Query extends PromiseLike<Row[]> {
  leftJoin(table: unknown, on: SQL): Query;
  where(on: SQL | undefined): Query;
  orderBy(...by: SQL[]): Query;
  limit(rows: number | SQL): Query;
  offset(rows: number): Query;
  as(name: string): never;
}

/** Columns of a table and of those joined to it. */
export const from = (columns: object, base: AnyTable, joins: Iterable<Join>): Query => {
  let query = reader()
    .select(columns as never)
    .from(base as never) as unknown as Query;
  for (const { table, on } of joins) query = query.leftJoin(table, on);
  return query;
};

/** A query of the named columns of the source, with the joins that they need, and what `made` makes of them. */
export const selectFrom = (
  source: Source,
  names: readonly string[],
  made: Readonly<Record<string, SQL>> = {},
): Query => {
  const columns = Object.fromEntries(names.map((name) => [name, source.column(name)]));
  return from({ ...columns, ...made }, source.base, source.joins.values());
};

/** Rows of all these queries, which share none, as one. */
export const unionOf = ([first, second, ...more]: readonly Query[]): Query =>
  (second ? unionAll(first as never, second as never, ...(more as never[])) : first) as unknown as Query;

/**
 * Reads the named fields of the source's rows, labels and all, and what `made` makes of them. Labels come by a join, or
 * from memory where the entity that lends them keeps them there.
 * @param narrowed which rows, in which order
 */
export const readRows = async (
  source: Source,
  names: readonly string[],
  narrowed: (query: Query) => Query,
  made: Readonly<Record<string, SQL>> = {},
): Promise<Row[]> => {
  const plan = labelPlan(source.catalogue, source.spec, names);
  const version = plan.needsVersion && { [versionField]: versionOfLabels };
  const rows = await narrowed(selectFrom(source, plan.names, { ...made, ...version }));
  return plan.fill(rows, Object.keys(made));
};
