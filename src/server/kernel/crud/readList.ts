import { and, Column, is, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FieldSpec } from '#contract/entity.ts';
import { countCap, type ListAnswer, type TotalMode } from '#contract/list.ts';
import type { Caller } from '../access/caller.ts';
import { reader } from '../database/db.ts';
import { type AnyTable, columnOf, literalNumber } from '../database/fragments.ts';
import type { ListQuery } from './listQuery.ts';
import { sortedBy } from './policies.ts';
import { asAnswer, itemColumns, presentItem } from './present.ts';
import { from, type Query, readRows, selectFrom, unionOf } from './readRows.ts';
import type { Join, Source } from './source.ts';
import { whereOf, wherePartsOf } from './where.ts';

/**
 * The direction of each column of an order. The position of NULLs follows the indexes, otherwise PostgreSQL would sort
 * instead of scanning the index: first if ascending and no row is null; last if descending.
 */
export const sortDirection = (isAscending: boolean): SQL =>
  sql.raw(isAscending ? 'asc nulls first' : 'desc nulls last');

/** An order by a column or an expression that is never null, and by the key. */
interface KeysetOrder {
  by: AnyPgColumn | SQL;
  key: AnyPgColumn;
  isAscending: boolean;
}

/** The rows after a given one: as a row comparison, so that the database scans the index from there. */
export const isPastRow = (
  { by, key, isAscending }: KeysetOrder,
  value: SQLWrapper,
  keyValue: SQLWrapper,
): SQL => sql`(${by}, ${key}) ${sql.raw(isAscending ? '>' : '<')} (${value}, ${keyValue})`;

const treeCap = 2_000;

const counting = { n: sql<number>`count(*)::int` };

/**
 * A query of the number of rows, over the joins that the conditions need; in capped mode it stops at the cap plus one.
 * @param parts disjoint conditions
 */
const countQuery = (
  base: AnyTable,
  joins: Iterable<Join>,
  parts: readonly (SQL | undefined)[],
  mode: TotalMode,
): Query => {
  const known = [...joins];
  const each = unionOf(parts.map((where) => from({ one: sql`1`.as('one') }, base, known).where(where)));
  const counted = (mode === 'capped' ? each.limit(literalNumber(countCap + 1)) : each).as('counted');
  // drizzle's own query type, see Query
  return reader().select(counting).from(counted) as unknown as Query;
};

const countRows = async (...of: Parameters<typeof countQuery>): Promise<number> => {
  const [row] = await countQuery(...of);
  return Number(row?.n ?? 0);
};

/** ORDER BY over the sort field and the key, both in the direction of the list. */
export const orderOf = (source: Source, { sort }: ListQuery): SQL[] => {
  const direction = sortDirection(sort.order === 'ASC');
  const by: (SQL | AnyPgColumn)[] = [sortedBy(source, sort.field)];
  if (sort.field !== source.spec.key) by.push(columnOf(source.base, source.spec.key));
  return by.map((one) => sql`${one} ${direction}`);
};

interface Page {
  names: readonly string[];
  where: SQL | undefined;
  size: number;
  offset: number;
  /** Computed columns of the rows, in addition to the fields. */
  made?: Readonly<Record<string, SQL>> | undefined;
  /** Number of all rows, if it is read in the same statement. */
  total?: Query | undefined;
}

/** Rows of a page, and the total number of rows if it was read with them. */
interface PageRows {
  rows: Record<string, unknown>[];
  total?: number;
}

const totalField = 'totalRows';

/**
 * For later pages the keys are selected first, by an index-only scan if an index covers the conditions and the order:
 * skipped rows are not read.
 */
const narrowedTo = (source: Source, query: ListQuery, { where, size, offset }: Page) => {
  const ordered = (rows: Query) => rows.where(where).orderBy(...orderOf(source, query));
  if (offset === 0) return (rows: Query) => ordered(rows).limit(literalNumber(size));
  const keys = ordered(selectFrom(source, [source.spec.key]))
    .limit(literalNumber(size))
    .offset(offset);
  const isThere = sql`${columnOf(source.base, source.spec.key)} in (${keys})`;
  return (rows: Query) => rows.where(isThere).orderBy(...orderOf(source, query));
};

const rowsOf = async (source: Source, query: ListQuery, page: Page): Promise<PageRows> => {
  const made = { ...page.made, ...(page.total && { [totalField]: sql`${page.total}` }) };
  const rows = await readRows(source, page.names, narrowedTo(source, query, page), made);
  if (!page.total || rows.length === 0) return { rows };
  const total = Number(rows[0]?.[totalField]);
  for (const row of rows) delete row[totalField];
  return { rows, total };
};

/**
 * The rows of a page; rows without a value in the sort field come last in either direction. An ascending index scan
 * does not return them in this order: rows with a value are read first, the others only if those do not fill the page.
 */
const readPage = async (source: Source, query: ListQuery, page: Page): Promise<PageRows> => {
  const column = sortedBy(source, query.sort.field);
  const isOfEveryRow = is(column, Column) && column.notNull;
  if (query.sort.order === 'DESC' || isOfEveryRow) return rowsOf(source, query, page);
  const valued = and(page.where, isNotNull(column));
  const { rows, total } = await rowsOf(source, query, { ...page, where: valued });
  if (rows.length === page.size) return { rows, ...(total !== undefined && { total }) };
  const before =
    rows.length || page.offset === 0
      ? page.offset + rows.length
      : await countRows(source.base, source.joins.values(), [valued], 'exact');
  const others = { ...page, where: and(page.where, isNull(column)) };
  const rest = { size: page.size - rows.length, offset: Math.max(0, page.offset - before) };
  const further = await rowsOf(source, query, { ...others, ...rest });
  const known = total ?? further.total;
  return { rows: [...rows, ...further.rows], ...(known !== undefined && { total: known }) };
};

/** Options of a list beyond its query: a further condition and the fields of its rows. */
interface ListOptions {
  extra?: SQL;
  fields?: readonly FieldSpec[];
  /**
   * Whether few rows may match; by default, whether the query has filters. Otherwise the total is read with the rows.
   */
  isNarrowed?: boolean;
  /** Computed columns of the same statement, in addition to the entity's fields. */
  made?: Readonly<Record<string, SQL>>;
}

/**
 * One page of the entity's list. A tree is not paged.
 * @template T the generated type of an item: from the same schema as the spec, a relation that TypeScript cannot
 * express
 */
export const readList = async <T extends object = Record<string, unknown>>(
  source: Source,
  caller: Caller | null,
  query: ListQuery,
  { extra, fields = itemColumns(source.spec), isNarrowed = query.filters.length > 0, made }: ListOptions = {},
): Promise<ListAnswer<T>> => {
  const { spec } = source;
  const where = and(whereOf(source, caller, query.filters), extra);
  const parts = wherePartsOf(source, caller, query.filters).map((part) => and(part, extra));
  const counting = [source.base, [...source.joins.values()], parts, query.total] as const;
  const size = spec.tree ? treeCap : query.size;
  const mayBeWhole = query.total !== 'only' && (spec.tree || query.page === 1);
  const { rows, total }: PageRows =
    query.total === 'only'
      ? { rows: [] }
      : await readPage(source, query, {
          names: fields.map((field) => field.name),
          where,
          size,
          offset: spec.tree ? 0 : (query.page - 1) * size,
          made,
          total: mayBeWhole && (spec.tree || isNarrowed) ? undefined : countQuery(...counting),
        });
  const isWhole = mayBeWhole && (spec.tree || rows.length < size);
  const counted = isWhole ? rows.length : (total ?? (await countRows(...counting)));
  const isCapped = query.total === 'capped' && counted > countCap;
  return {
    data: rows.map((row) => asAnswer<T>(presentItem(fields, row))),
    totalRecords: counted,
    ...(query.total === 'capped' && { totalIsExact: !isCapped }),
    page: query.page,
    size: spec.tree ? Math.max(rows.length, 1) : query.size,
  };
};
