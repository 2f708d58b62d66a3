import { and, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { isPastRow, sortDirection } from '#server/kernel/crud/keyset.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { readRows } from '#server/kernel/crud/readRows.ts';
import type { Source } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { together } from '#server/kernel/database/db.ts';
import { parameterized, rendered } from '#server/kernel/database/fragments.ts';
import { literalNumber } from '#server/kernel/database/literals.ts';
import {
  type ArticleQuery,
  candidatesWhere,
  type ItemKind,
  isExact,
  verifyMatches,
  wordsOf,
} from '#server/modules/search/index.ts';

/** The previous or next article in a list. */
export interface Neighbour {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
}

const sortColumns = {
  regDt: article.regDt,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  mainSnthsScr: article.mainSnthsScr,
} as const;

/** Maximum of texts that are read to find a match, if the index cannot decide. */
const farthest = 50;
/** None of the rows read matches: a later one may, so this is not the end of the list. */
const tooFar = 'tooFar';

type Direction = 'before' | 'after';

interface Here {
  articleId: number;
  /** Value of the sort field. */
  at: unknown;
}

/** The rows with a value in the sort field, or those without: these are last in either direction. */
type Stage = 'valued' | 'empty';

/** Conditions and order of a scan through one stage. */
interface Scan {
  isInStage: SQL;
  /** The rows after this one: as a row comparison, so that the database scans the index from here. */
  isPast(at: unknown, articleId: number): SQL;
  /** With nulls in the order of the index. */
  order: SQL;
}

const makeScan = (column: AnyPgColumn, stage: Stage, isAscending: boolean): Scan => {
  const direction = sortDirection(isAscending);
  const key = article.articleId;
  if (stage === 'empty')
    return {
      isInStage: rendered(isNull(column)),
      isPast: parameterized((_at, articleId) => (isAscending ? gt(key, articleId) : lt(key, articleId))),
      order: rendered(sql`${key} ${direction}`),
    };
  return {
    isInStage: rendered(isNotNull(column)),
    isPast: parameterized((at, articleId) =>
      isPastRow({ by: column, key, isAscending }, sql.param(at, column), articleId),
    ),
    order: rendered(sql`${column} ${direction}, ${key} ${direction}`),
  };
};

const scans = new Map<string, Scan>();

const scanOf = (field: keyof typeof sortColumns, stage: Stage, isAscending: boolean): Scan => {
  const name = `${field} ${stage} ${isAscending}`;
  const known = scans.get(name) ?? makeScan(sortColumns[field], stage, isAscending);
  scans.set(name, known);
  return known;
};

/** The next row in this direction, either among those with a value in the sort field or among those without. */
const step = async (
  source: Source,
  caller: Caller | null,
  query: ArticleQuery,
  { stage, from, direction }: { stage: Stage; from: Here | undefined; direction: Direction },
): Promise<Neighbour | typeof tooFar | undefined> => {
  const isAscending = (query.sort.order === 'ASC') === (direction === 'after');
  const scan = scanOf(query.sort.field as keyof typeof sortColumns, stage, isAscending);
  const where = and(
    candidatesWhere(source.spec.name as ItemKind, query),
    scan.isInStage,
    from && scan.isPast(from.at, from.articleId),
    visibleRows(source, caller),
  );
  const plan = wordsOf(query);
  const found = (await readRows(source, ['articleId', 'kornTtl', 'lclanTtl'], (rows) =>
    rows
      .where(where)
      .orderBy(scan.order)
      .limit(literalNumber(isExact(plan) ? 1 : farthest)),
  )) as (Row & Neighbour)[];
  if (isExact(plan)) return found[0];
  const {
    found: [first],
  } = await verifyMatches(
    plan,
    found.map(({ articleId }) => articleId),
  );
  if (!first && found.length === farthest) return tooFar;
  return found.find(({ articleId }) => articleId === first?.id);
};

/**
 * Rows without a value in the sort field are last in either direction: the search continues from the others to them,
 * and back.
 */
const nearest = async (
  source: Source,
  caller: Caller | null,
  query: ArticleQuery,
  here: Here,
  direction: Direction,
): Promise<Neighbour | null> => {
  const isEmpty = here.at === null || here.at === undefined;
  const own = isEmpty ? 'empty' : 'valued';
  const found = await step(source, caller, query, { stage: own, from: here, direction });
  if (found) return found === tooFar ? null : found;
  const crosses = isEmpty === (direction === 'before');
  const other = isEmpty ? 'valued' : 'empty';
  const beyond = crosses && (await step(source, caller, query, { stage: other, from: undefined, direction }));
  return beyond && beyond !== tooFar ? beyond : null;
};

/** The articles before and after this one, in the list of the query, as far as the caller may see them. */
export const neighbours = async (
  source: Source,
  caller: Caller | null,
  query: ArticleQuery,
  record: Record<string, unknown>,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
  const here: Here = { articleId: Number(record.articleId), at: record[query.sort.field] };
  const [previous, next] = await together(() =>
    Promise.all([
      nearest(source, caller, query, here, 'before'),
      nearest(source, caller, query, here, 'after'),
    ]),
  );
  return { previous, next };
};
