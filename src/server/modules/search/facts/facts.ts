import { and, arrayContains, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Bounds } from '#contract/queryValues.ts';
import { article } from '#generated/tables/index.ts';
import { containing, isAnyOf } from '#server/kernel/crud/where.ts';
import { literalBound, literalTokens } from '#server/kernel/database/fragments.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** Columns with one of a few values. */
export type ValueColumn =
  | 'mediaId'
  | 'ntnId'
  | 'lanCd'
  | 'featExtrMclsf'
  | 'lclsfNm'
  | 'payYn'
  | 'aiYn'
  | 'onsiteMediaArticleYn';

export type TimeColumn = 'frmTrsfNscvrgDt' | 'regDt';

/** A condition on the columns of an item: in a statement, and on an item that has been read. */
export type Fact =
  | { of: 'values'; column: ValueColumn; values: readonly (string | number | null)[] }
  | { of: 'time'; column: TimeColumn; from?: Date; before?: Date }
  | { of: 'score'; bounds: Bounds }
  /** Token of a keyword, see `keywordToken`. */
  | { of: 'keyword'; token: number }
  /** Part of the name of a social item's board. */
  | { of: 'board'; text: string }
  /** A condition of another module, which only a statement decides. */
  | { of: 'statement'; where: SQL };

/** Facts that are combined. */
export type FactTree =
  | { is: 'fact'; fact: Fact }
  | { is: 'all' | 'any'; of: readonly FactTree[] }
  | { is: 'not'; of: FactTree };

/** A known fact as a leaf of a query. */
export type KnownFact = Extract<FactTree, { is: 'fact' }>;

/** The columns that facts compare. */
export const factColumns = {
  mediaId: article.mediaId,
  ntnId: article.ntnId,
  lanCd: article.lanCd,
  featExtrMclsf: article.featExtrMclsf,
  lclsfNm: article.lclsfNm,
  payYn: article.payYn,
  aiYn: article.aiYn,
  onsiteMediaArticleYn: article.onsiteMediaArticleYn,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  regDt: article.regDt,
  mainSnthsScr: article.mainSnthsScr,
  kw: article.kw,
  siteBbsNmFold: article.siteBbsNmFold,
};

/** The columns of an item that facts compare, as read. */
export type FactRow = { [Name in keyof typeof factColumns]: (typeof factColumns)[Name]['_']['data'] | null };

const { mainSnthsScr } = article;

const factSql = (fact: Fact): SQL => {
  const nothing = sql`true`;
  switch (fact.of) {
    case 'values': {
      const column = article[fact.column];
      const known = fact.values.filter((value) => value !== null);
      if (known.length === fact.values.length) return isAnyOf(column, known);
      return or(sql`${column} is null`, known.length ? isAnyOf(column, known) : undefined) ?? nothing;
    }
    case 'time': {
      const column = article[fact.column];
      const { from, before } = fact;
      return (
        and(
          from ? gte(column, literalBound(from)) : undefined,
          before ? lt(column, literalBound(before)) : undefined,
        ) ?? nothing
      );
    }
    case 'score': {
      const { atLeast, above, atMost, below } = fact.bounds;
      return (
        and(
          atLeast === undefined ? undefined : gte(mainSnthsScr, literalBound(atLeast)),
          above === undefined ? undefined : gt(mainSnthsScr, literalBound(above)),
          atMost === undefined ? undefined : lte(mainSnthsScr, literalBound(atMost)),
          below === undefined ? undefined : lt(mainSnthsScr, literalBound(below)),
        ) ?? nothing
      );
    }
    case 'keyword':
      return arrayContains(article.kw, literalTokens([fact.token]));
    case 'board':
      return containing(article.siteBbsNmFold, fact.text);
    default:
      return fact.where;
  }
};

/** The condition as SQL on items; never null, so that it can be negated. */
export const factsSql = (tree: FactTree): SQL => {
  if (tree.is === 'fact') return factSql(tree.fact);
  if (tree.is === 'not') return sql`(${factsSql(tree.of)}) is not true`;
  const parts = tree.of.map(factsSql);
  return tree.is === 'all' ? (and(...parts) ?? sql`true`) : (or(...parts) ?? sql`false`);
};

const isBetween = (
  value: Date | string | null,
  from: Date | undefined,
  before: Date | undefined,
): boolean => {
  if (value === null) return false;
  const at = new Date(value).getTime();
  return (!from || at >= from.getTime()) && (!before || at < before.getTime());
};

const isWithin = (value: number | null, { atLeast, above, atMost, below }: Bounds): boolean =>
  value !== null &&
  (atLeast === undefined || value >= atLeast) &&
  (above === undefined || value > above) &&
  (atMost === undefined || value <= atMost) &&
  (below === undefined || value < below);

/** Whether an item that has been read meets a condition. @throws Error for one that only a statement decides */
export const meetsFact = (fact: Fact, row: FactRow): boolean => {
  switch (fact.of) {
    case 'values':
      return fact.values.includes(row[fact.column]);
    case 'time': {
      const value = row[fact.column];
      if (!fact.from && !fact.before) return true;
      return isBetween(value, fact.from, fact.before);
    }
    case 'score':
      return isWithin(row.mainSnthsScr, fact.bounds);
    case 'keyword':
      return row.kw?.includes(fact.token) ?? false;
    case 'board':
      return row.siteBbsNmFold?.includes(fold(fact.text)) ?? false;
    default:
      throw new Error('Only a statement decides this condition.');
  }
};

/** Whether an item that has been read meets the combined conditions. */
export const meetsFacts = (tree: FactTree, row: FactRow): boolean => {
  if (tree.is === 'fact') return meetsFact(tree.fact, row);
  if (tree.is === 'not') return !meetsFacts(tree.of, row);
  return tree.is === 'all'
    ? tree.of.every((one) => meetsFacts(one, row))
    : tree.of.some((one) => meetsFacts(one, row));
};

/** All facts of a tree. */
export const factsIn = (tree: FactTree): Fact[] => {
  if (tree.is === 'fact') return [tree.fact];
  return tree.is === 'not' ? factsIn(tree.of) : tree.of.flatMap(factsIn);
};
