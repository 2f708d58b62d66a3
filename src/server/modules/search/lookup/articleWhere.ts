import { and, arrayContains, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import { article } from '#generated/tables/index.ts';
import { containing } from '#server/kernel/crud/condition.ts';
import { bigints } from '#server/kernel/database/bigints.ts';
import { reading } from '#server/kernel/database/db.ts';
import { literalBound, literalTokens } from '#server/kernel/database/literals.ts';
import { rendered } from '#server/kernel/database/rendered.ts';
import { hasWords, isExact, isTermExact, planOf, type SearchPlan } from '../plan.ts';
import type { ArticleQuery, CollectionType } from '../query/articleQuery.ts';
import type { ItemKind } from '../query/openKinds.ts';
import { isUnread } from '../readMarks/readState.ts';
import { keywordToken } from '../words/keywordTokens.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import { searchSettings } from './searchSettings.ts';
import { allVerifiedMatches } from './verifyMatches.ts';

const nothing = sql`false`;

const combined = (conditions: SQL[], combine: 'AND' | 'OR'): SQL | undefined =>
  combine === 'AND' ? and(...conditions) : or(...conditions);

const ofType: Record<CollectionType, SQL | undefined> = {
  paidAi: and(eq(article.aiYn, 'Y'), eq(article.payYn, 'Y')),
  freeAi: and(eq(article.aiYn, 'Y'), eq(article.payYn, 'N')),
  manual: eq(article.aiYn, 'N'),
};

const oneOf = (
  column: Parameters<typeof inArray>[0],
  values: readonly (string | number)[],
): SQL | undefined => (values.length ? inArray(column, [...values]) : undefined);

/** A keyword is one of the keywords, or a feature of one of the six groups: both stand on the article as chips. */
const hasKeyword = (keyword: string): SQL =>
  arrayContains(article.kw, literalTokens([keywordToken(keyword)]));

const keywordCondition = ({ keywords, combineKeywords }: ArticleQuery): SQL | undefined =>
  keywords.length ? combined(keywords.map(hasKeyword), combineKeywords) : undefined;

/** All three types together are no condition; none of them lets nothing through. */
const typeCondition = ({ collectionTypes: types }: ArticleQuery): SQL | undefined => {
  if (!types || types.length === Object.keys(ofType).length) return undefined;
  return or(...types.map((type) => ofType[type])) ?? nothing;
};

/** What the query asks for beside the words in the texts. */
export const factsWhere = (query: ArticleQuery): SQL | undefined =>
  and(
    keywordCondition(query),
    query.onsite ? eq(article.onsiteMediaArticleYn, query.onsite) : undefined,
    query.startDate ? gte(article.frmTrsfNscvrgDt, literalBound(dayStart(query.startDate))) : undefined,
    query.endDate ? lt(article.frmTrsfNscvrgDt, literalBound(nextDayStart(query.endDate))) : undefined,
    oneOf(article.ntnId, query.ntnId),
    oneOf(article.mediaId, query.mediaId),
    oneOf(article.lanCd, query.lang),
    oneOf(article.lclsfNm, query.lclsfNm),
    oneOf(article.featExtrMclsf, query.featExtrMclsf),
    query.board ? containing(article.siteBbsNmFold, query.board) : undefined,
    typeCondition(query),
    query.unreadOf ? isUnread(query.unreadOf) : undefined,
  );

/** Whether the query asks for anything: otherwise its list holds every item of its kind. */
export const isNarrowed = (query: ArticleQuery): boolean =>
  hasWords(wordsOf(query)) || wordsOf(query).excluded.length > 0 || factsWhere(query) !== undefined;

const plans = new WeakMap<ArticleQuery, SearchPlan>();

/** What the words of a list ask for. */
export const wordsOf = (query: ArticleQuery): SearchPlan => {
  const { terms, excluded, combine, fields } = query;
  const plan =
    plans.get(query) ??
    planOf({ searchText: terms.join(', '), excludeText: excluded.join(', ') }, { combine, fields });
  plans.set(query, plan);
  return plan;
};

const kinds = new Map<ItemKind, SQL>();

/** The items of a kind that are there. */
export const ofKind = (kind: ItemKind): SQL => {
  const known = kinds.get(kind) ?? rendered(sql`${and(eq(article.itemKnd, kind), eq(article.delYn, 'N'))}`);
  kinds.set(kind, known);
  return known;
};

/**
 * The conditions of a list as far as the index knows: every item of the list, and some whose texts only look so to it.
 * @param options.facts those of the query, as the planner shall see them
 * @param options.plan what the texts must say, where that is not what the query's words say by themselves
 */
export const candidatesWhere = (
  kind: ItemKind,
  query: ArticleQuery,
  { facts = factsWhere(query), plan = wordsOf(query) }: { facts?: SQL | undefined; plan?: SearchPlan } = {},
): SQL | undefined => {
  // whatever names the term is out, wherever it does: one condition more never brings rows back
  const left = excludedWhere(plan.excluded.filter(isTermExact));
  return and(
    ofKind(kind),
    hasWords(plan) ? wantedWhere(plan) : undefined,
    left && sql`(${left}) is not true`,
    facts,
  );
};

/**
 * The conditions of a list over one kind of item, as one SQL condition. Its words mean what they mean to the search:
 * where the index does not decide, up to 2,000 texts are read; of more, the list holds what the index takes for hits.
 */
export const articleWhere = async (kind: ItemKind, query: ArticleQuery): Promise<SQL | undefined> =>
  (await exactWhere(kind, query)).where;

interface Judging {
  /** The facts of the query as the planner shall see them. */
  facts?: SQL | undefined;
  /** So many texts are read. */
  most?: number | undefined;
  /** The items that the index takes for hits, where something shorter than its tokens tells them. */
  candidates?: SQL | undefined;
}

/** The same, and whether every text that had to be read for it was read: otherwise a number of it is a rough one. */
export const exactWhere = async (
  kind: ItemKind,
  query: ArticleQuery,
  { facts, most, candidates: shorter }: Judging = {},
): Promise<{ where: SQL | undefined; isDecided: boolean }> => {
  const plan = wordsOf(query);
  const candidates = shorter ?? candidatesWhere(kind, query, { facts });
  if (isExact(plan)) return { where: candidates, isDecided: true };
  // some of them are read: the facts may lead to those
  const leading = shorter ?? candidatesWhere(kind, query);
  const ids = await reading(searchSettings, () => allVerifiedMatches(plan, leading, most));
  if (!ids) return { where: candidates, isDecided: false };
  return { where: sql`${article.articleId} = any(${bigints(ids)})`, isDecided: true };
};
