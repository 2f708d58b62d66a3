import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { reading } from '#server/kernel/database/db.ts';
import { rendered } from '#server/kernel/database/fragments.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { hasWords, isExact, isTermExact, planOfParts, type SearchPlan } from '../plan.ts';
import { factsWhere } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { comparingTexts } from './comparingTexts.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import { searchSettings } from './searchSettings.ts';
import { allVerifiedMatches } from './verifyMatches.ts';

/** Whether the query has any condition; otherwise its list contains every item of its kind. */
export const isNarrowed = (query: ArticleQuery): boolean =>
  hasWords(wordsOf(query)) || wordsOf(query).excluded.length > 0 || factsWhere(query) !== undefined;

const plans = new WeakMap<ArticleQuery, SearchPlan>();

/** The search plan of the words of a list, cached per query. */
export const wordsOf = (query: ArticleQuery): SearchPlan => {
  const { terms, excluded, combine, fields } = query;
  const plan = plans.get(query) ?? planOfParts({ terms, excluded }, { combine, fields });
  plans.set(query, plan);
  return plan;
};

const kinds = new Map<ItemKind, SQL>();

/** The items of a kind that are not deleted. */
export const ofKind = (kind: ItemKind): SQL => {
  const known = kinds.get(kind) ?? rendered(sql`${and(eq(article.itemKnd, kind), eq(article.delYn, 'N'))}`);
  kinds.set(kind, known);
  return known;
};

/**
 * The conditions of a list as far as the index decides: all matches, and some false positives.
 * @param options.facts the query's other conditions in a different form for the planner
 * @param options.plan words to use instead of the query's own
 */
export const candidatesWhere = (
  kind: ItemKind,
  query: ArticleQuery,
  { facts = factsWhere(query), plan = wordsOf(query) }: { facts?: SQL | undefined; plan?: SearchPlan } = {},
): SQL | undefined => {
  // an item with the term is excluded, whatever its other fields contain: a further condition never adds rows
  const left = excludedWhere(plan.excluded.filter(isTermExact));
  return and(
    ofKind(kind),
    hasWords(plan) ? wantedWhere(plan) : undefined,
    left && sql`(${left}) is not true`,
    facts,
  );
};

/**
 * The conditions of a list over one kind of item, as one SQL condition. Words have the same meaning as in the search:
 * where the index cannot decide, up to 2,000 texts are read to verify the matches; beyond that the list contains all
 * candidates of the index.
 */
export const articleWhere = async (kind: ItemKind, query: ArticleQuery): Promise<SQL | undefined> =>
  (await exactWhere(kind, query)).where;

interface ExactOptions {
  /** The query's other conditions in the form for the planner. */
  facts?: SQL | undefined;
  /** Maximum number of texts read. */
  maxRead?: number | undefined;
  /** The candidates of the index, if a cheaper condition than its tokens selects them. */
  candidates?: SQL | undefined;
}

/**
 * `articleWhere`, and whether all candidates that needed it were verified; otherwise counts over it are approximate.
 */
export const exactWhere = async (
  kind: ItemKind,
  query: ArticleQuery,
  { facts, maxRead, candidates: shorter }: ExactOptions = {},
): Promise<{ where: SQL | undefined; isDecided: boolean }> => {
  const plan = wordsOf(query);
  const candidates = shorter ?? candidatesWhere(kind, query, { facts });
  if (isExact(plan)) return { where: candidates, isDecided: true };
  // only some candidates are read, so the plan may start from the other conditions
  const leading = shorter ?? candidatesWhere(kind, query);
  const ids = await comparingTexts(plan, () =>
    reading(searchSettings, () => allVerifiedMatches(plan, leading, maxRead)),
  );
  if (!ids) return { where: candidates, isDecided: false };
  return { where: sql`${article.articleId} = any(${bigints(ids)})`, isDecided: true };
};
