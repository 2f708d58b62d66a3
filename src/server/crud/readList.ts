import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { FieldSpec } from '#contract/entity.ts';
import { countCap, type ListAnswer, type TotalMode } from '#contract/list.ts';
import type { Caller } from '../access/caller.ts';
import { reader } from '../database/db.ts';
import type { ListQuery } from './listQuery.ts';
import { itemColumns, presentItem } from './present.ts';
import type { Source } from './source.ts';
import { columnOf } from './tables.ts';
import { whereOf } from './where.ts';

const treeCap = 2_000;

type Query = {
  leftJoin(table: unknown, on: SQL): Query;
  where(on: SQL | undefined): Query;
  orderBy(...by: SQL[]): Query;
  limit(n: number): Query;
  offset(n: number): Query;
} & PromiseLike<Record<string, unknown>[]>;

/** Reads the named columns of the source, with the joins that they need. */
export const selectFrom = (source: Source, names: readonly string[]): Query => {
  const columns = Object.fromEntries(names.map((name) => [name, source.column(name)]));
  let query = reader()
    .select(columns)
    .from(source.base as never) as unknown as Query;
  for (const { table, on } of source.joins.values()) query = query.leftJoin(table, on);
  return query;
};

const joinsOf = (source: Source): SQL =>
  sql.join(
    [...source.joins.values()].map(({ table, on }) => sql` left join ${table} on ${on}`),
    sql``,
  );

/** Number of rows; capped stops at one more than the cap. */
export const countRows = async (source: Source, where: SQL | undefined, mode: TotalMode): Promise<number> => {
  const from = sql`from ${source.base}${joinsOf(source)}${where ? sql` where ${where}` : sql``}`;
  const query =
    mode === 'capped'
      ? sql`select count(*)::int as n from (select 1 ${from} limit ${countCap + 1}) as rows_up_to_the_cap`
      : sql`select count(*)::int as n ${from}`;
  const result = (await reader().execute(query)) as unknown as { rows: { n: number }[] };
  return Number(result.rows[0]?.n ?? 0);
};

const orderOf = (source: Source, { sort }: ListQuery): SQL[] => {
  const column = source.column(sort.field);
  const key = columnOf(source.base, source.spec.key);
  const first = sort.order === 'ASC' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  return sort.field === source.spec.key ? [first] : [first, sort.order === 'ASC' ? asc(key) : desc(key)];
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
  const where = extra
    ? sql`${whereOf(source, caller, query.filters)} and ${extra}`
    : whereOf(source, caller, query.filters);
  const names = fields.map((field) => field.name);
  const size = spec.tree ? treeCap : query.size;
  const rows =
    query.total === 'only'
      ? []
      : await selectFrom(source, names)
          .where(where)
          .orderBy(...orderOf(source, query))
          .limit(size)
          .offset(spec.tree ? 0 : (query.page - 1) * size);
  const isWhole = query.total !== 'only' && (spec.tree || (query.page === 1 && rows.length < size));
  const counted = isWhole ? rows.length : await countRows(source, where, query.total);
  const isCapped = query.total === 'capped' && counted > countCap;
  return {
    data: rows.map((row) => presentItem(fields, row)),
    totalRecords: counted,
    ...(query.total === 'capped' && { totalIsExact: !isCapped }),
    page: query.page,
    size: spec.tree ? Math.max(rows.length, 1) : query.size,
  };
};
