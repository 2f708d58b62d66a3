import { and, Column, is, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { FieldSpec } from '#contract/entity.ts';
import { countCap, type ListAnswer, type TotalMode } from '#contract/list.ts';
import type { Caller } from '../access/caller.ts';
import { reader } from '../database/db.ts';
import type { ListQuery } from './listQuery.ts';
import { sortedBy } from './order.ts';
import { itemColumns, presentItem } from './present.ts';
import type { Join, Source } from './source.ts';
import { type AnyTable, columnOf } from './tables.ts';
import { whereOf, wherePartsOf } from './where.ts';

const treeCap = 2_000;

/** As much of drizzle's builder as is used here; its own type changes with every join. */
interface Query extends PromiseLike<Record<string, unknown>[]> {
  leftJoin(table: unknown, on: SQL): Query;
  where(on: SQL | undefined): Query;
  orderBy(...by: SQL[]): Query;
  limit(rows: number): Query;
  offset(rows: number): Query;
  as(name: string): never;
}

const from = (columns: object, base: AnyTable, joins: Iterable<Join>): Query => {
  let query = reader()
    .select(columns as never)
    .from(base as never) as unknown as Query;
  for (const { table, on } of joins) query = query.leftJoin(table, on);
  return query;
};

/** Reads the named columns of the source, with the joins that they need, and what `made` makes of them. */
export const selectFrom = (
  source: Source,
  names: readonly string[],
  made: Readonly<Record<string, SQL>> = {},
): Query => {
  const columns = Object.fromEntries(names.map((name) => [name, source.column(name)]));
  return from({ ...columns, ...made }, source.base, source.joins.values());
};

const counting = { n: sql<number>`count(*)::int` };

/** Rows of all these queries, which share none, as one. */
export const together = ([first, second, ...more]: readonly Query[]): Query =>
  (second ? unionAll(first as never, second as never, ...(more as never[])) : first) as unknown as Query;

/**
 * Number of rows, over the joins that the conditions need; capped stops at one more than the cap.
 * @param parts conditions no two of which a row meets
 */
const countRows = async (
  base: AnyTable,
  joins: Iterable<Join>,
  parts: readonly (SQL | undefined)[],
  mode: TotalMode,
): Promise<number> => {
  const known = [...joins];
  const each = together(parts.map((where) => from({ one: sql`1`.as('one') }, base, known).where(where)));
  const counted = (mode === 'capped' ? each.limit(countCap + 1) : each).as('counted');
  const [row] = (await reader().select(counting).from(counted)) as { n: number }[];
  return Number(row?.n ?? 0);
};

/**
 * Both columns in the direction of the list, with the nulls where the indexes have them, or the database sorts what it
 * could walk: first when ascending, where no row is without a value; last when descending.
 */
export const orderOf = (source: Source, { sort }: ListQuery): SQL[] => {
  const direction = sort.order === 'ASC' ? sql`asc nulls first` : sql`desc nulls last`;
  const by: (SQL | AnyPgColumn)[] = [sortedBy(source, sort.field)];
  if (sort.field !== source.spec.key) by.push(columnOf(source.base, source.spec.key));
  return by.map((one) => sql`${one} ${direction}`);
};

interface Page {
  names: readonly string[];
  where: SQL | undefined;
  size: number;
  offset: number;
}

const readRows = (source: Source, query: ListQuery, { names, where, size, offset }: Page): Query =>
  selectFrom(source, names)
    .where(where)
    .orderBy(...orderOf(source, query))
    .limit(size)
    .offset(offset);

/**
 * The rows of a page; those without a value to sort by come last in either direction. No index has them so when it is
 * walked upwards: rows with a value are read first then, and the others where those do not fill the page.
 */
const readPage = async (source: Source, query: ListQuery, page: Page): Promise<Record<string, unknown>[]> => {
  const column = sortedBy(source, query.sort.field);
  const isOfEveryRow = is(column, Column) && column.notNull;
  if (query.sort.order === 'DESC' || isOfEveryRow) return readRows(source, query, page);
  const valued = and(page.where, isNotNull(column));
  const rows = await readRows(source, query, { ...page, where: valued });
  if (rows.length === page.size) return rows;
  const before =
    rows.length || page.offset === 0
      ? page.offset + rows.length
      : await countRows(source.base, source.joins.values(), [valued], 'exact');
  const others = { ...page, where: and(page.where, isNull(column)) };
  const rest = { size: page.size - rows.length, offset: Math.max(0, page.offset - before) };
  return [...rows, ...(await readRows(source, query, { ...others, ...rest }))];
};

/** What a list is narrowed to beyond its query, and the fields of its rows. */
export interface ListOptions {
  extra?: SQL;
  fields?: readonly FieldSpec[];
}

/** One page of the entity's list. A tree is not paged. */
export const readList = async (
  source: Source,
  caller: Caller | null,
  query: ListQuery,
  { extra, fields = itemColumns(source.spec) }: ListOptions = {},
): Promise<ListAnswer<Record<string, unknown>>> => {
  const { spec } = source;
  const where = and(whereOf(source, caller, query.filters), extra);
  const filterJoins = [...source.joins.values()];
  const names = fields.map((field) => field.name);
  const size = spec.tree ? treeCap : query.size;
  const rows =
    query.total === 'only'
      ? []
      : await readPage(source, query, {
          names,
          where,
          size,
          offset: spec.tree ? 0 : (query.page - 1) * size,
        });
  const isWhole = query.total !== 'only' && (spec.tree || (query.page === 1 && rows.length < size));
  const parts = () => wherePartsOf(source, caller, query.filters).map((part) => and(part, extra));
  const counted = isWhole ? rows.length : await countRows(source.base, filterJoins, parts(), query.total);
  const isCapped = query.total === 'capped' && counted > countCap;
  return {
    data: rows.map((row) => presentItem(fields, row)),
    totalRecords: counted,
    ...(query.total === 'capped' && { totalIsExact: !isCapped }),
    page: query.page,
    size: spec.tree ? Math.max(rows.length, 1) : query.size,
  };
};
