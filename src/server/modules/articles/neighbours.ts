import { and, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { isPastRow, sortDirection } from '#server/kernel/crud/readList.ts';
import type { Source } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { literalNumber, parameterized, rendered, unionAll } from '#server/kernel/database/fragments.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';
import { foldedWhere } from '#server/modules/analysis/index.ts';
import {
  type ArticleQuery,
  candidatesWhere,
  isExact,
  verifyMatches,
  wordsOf,
} from '#server/modules/search/index.ts';
import type { ItemsQuery } from './label/itemsQuery.ts';

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

/** A scan in one direction from a row, or through a whole stage. */
interface Step {
  direction: Direction;
  stage: Stage;
  from: Here | undefined;
}

type Candidate = Neighbour & { direction: Direction };

const selection = rendered(
  sql`${article.articleId} as "articleId", ${article.kornTtl} as "kornTtl", ${article.lclanTtl} as "lclanTtl"`,
);
const named = { before: sql.raw(`'before' as direction`), after: sql.raw(`'after' as direction`) };

/** The rows to which the steps lead, in order: one each, or as many as texts may be read. */
const candidatesOf = (
  isWanted: SQL | undefined,
  query: ArticleQuery,
  steps: readonly Step[],
): Promise<Candidate[]> => {
  const limit = literalNumber(isExact(wordsOf(query)) ? 1 : farthest);
  const parts = steps.map(({ direction, stage, from }) => {
    const isAscending = (query.sort.order === 'ASC') === (direction === 'after');
    const scan = scanOf(query.sort.field as keyof typeof sortColumns, stage, isAscending);
    const where = and(isWanted, scan.isInStage, from && scan.isPast(from.at, from.articleId));
    return sql`(select ${named[direction]}, ${selection} from ${article} where ${where} order by ${scan.order} limit ${limit})`;
  });
  return rowsOn<Candidate>(reader(), unionAll(parts));
};

type Found = Neighbour | typeof tooFar | undefined;

/** The nearest row of each step, by one statement; texts are read only if the index cannot decide. */
const nearest = async (
  ...[isWanted, query, steps]: Parameters<typeof candidatesOf>
): Promise<Partial<Record<Direction, Found>>> => {
  const plan = wordsOf(query);
  const candidates = await candidatesOf(isWanted, query, steps);
  const chosen = async (wanted: Direction): Promise<Found> => {
    const those = candidates.flatMap(({ direction, ...row }) => (direction === wanted ? [row] : []));
    if (isExact(plan)) return those[0];
    const [first] = await verifyMatches(
      plan,
      those.map(({ articleId }) => articleId),
    );
    if (!first && those.length === farthest) return tooFar;
    return those.find(({ articleId }) => articleId === first?.id);
  };
  const found = await Promise.all(
    steps.map(async ({ direction }) => [direction, await chosen(direction)] as const),
  );
  return Object.fromEntries(found);
};

const known = (found: Found): Neighbour | null => (found === tooFar ? null : (found ?? null));

/**
 * The articles before and after this one, in the list of the query, as far as the caller may see them. Rows without a
 * value in the sort field are last in either direction: the search continues from the others to them, and back.
 */
export const neighbours = async (
  source: Source,
  caller: Caller | null,
  query: ItemsQuery,
  record: Record<string, unknown>,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
  const from: Here = { articleId: Number(record.articleId), at: record[query.sort.field] };
  const isEmpty = from.at === null || from.at === undefined;
  const stage = isEmpty ? 'empty' : 'valued';
  const listed = candidatesWhere(source.spec.name as ItemKind, query);
  const isWanted = and(
    await foldedWhere(source.catalogue, caller, query, listed),
    query.label?.where,
    visibleRows(source, caller),
  );
  const found = await nearest(isWanted, query, [
    { direction: 'before', stage, from },
    { direction: 'after', stage, from },
  ]);
  const across = isEmpty
    ? ({ direction: 'before', stage: 'valued', from: undefined } as const)
    : ({ direction: 'after', stage: 'empty', from: undefined } as const);
  const beyond = found[across.direction] ? {} : await nearest(isWanted, query, [across]);
  const { before, after } = { ...found, ...beyond };
  return { previous: known(before), next: known(after) };
};
