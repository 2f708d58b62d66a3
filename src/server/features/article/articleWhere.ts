import { and, arrayContains, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import { article } from '#generated/tables/index.ts';
import { containing } from '../../crud/condition.ts';
import { featureGroups, keywordToken } from '../search/keywordTokens.ts';
import { queryTokens } from '../search/tokens.ts';
import type { ArticleQuery, CollectionType, ItemKind } from './articleQuery.ts';

const columns = { title: article.tb, reporter: article.tr, attachment: article.ta } as const;

const nothing = sql`false`;

/**
 * Rows with every token of the term in the chosen fields, or anywhere. One-syllable terms are looked for in titles;
 * a term without a letter or digit matches nothing.
 */
const matches = (term: string, fields: ArticleQuery['fields']): SQL => {
  const { tokens, titlesOnly } = queryTokens(term);
  if (tokens.length === 0) return nothing;
  if (titlesOnly) return arrayContains(article.tb, tokens);
  if (fields.length === 0) return arrayContains(article.tk, tokens);
  return or(...fields.map((field) => arrayContains(columns[field], tokens))) ?? nothing;
};

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

/**
 * A keyword is one of the keywords, or a feature of one of the six groups: both stand on the article as chips. Its
 * token finds the rows along an index; two words in a million share one, so the word itself is looked at too.
 */
const hasKeyword = (keyword: string): SQL => {
  const hasWord = or(
    arrayContains(article.featExtrKwdList, [keyword]),
    ...featureGroups.map(
      (group) => sql`jsonb_exists(${article.featExtr} -> ${sql.raw(`'${group}'`)}, ${keyword})`,
    ),
  );
  return and(arrayContains(article.kw, [keywordToken(keyword)]), hasWord) ?? nothing;
};

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
    query.startDate ? gte(article.frmTrsfNscvrgDt, dayStart(query.startDate)) : undefined,
    query.endDate ? lt(article.frmTrsfNscvrgDt, nextDayStart(query.endDate)) : undefined,
    oneOf(article.ntnId, query.ntnId),
    oneOf(article.mediaId, query.mediaId),
    oneOf(article.lanCd, query.lang),
    oneOf(article.lclsfNm, query.lclsfNm),
    oneOf(article.featExtrMclsf, query.featExtrMclsf),
    query.board ? containing(article.siteBbsNmFold, query.board) : undefined,
    typeCondition(query),
  );

/** The conditions of a list over one kind of item, as one SQL condition. */
export const articleWhere = (kind: ItemKind, query: ArticleQuery): SQL | undefined =>
  and(
    eq(article.itemKnd, kind),
    eq(article.delYn, 'N'),
    query.terms.length
      ? combined(
          query.terms.map((term) => matches(term, query.fields)),
          query.combine,
        )
      : undefined,
    // whatever names the term is out, wherever it does: one condition more never brings rows back
    ...query.excluded.map((term) => sql`${matches(term, [])} is not true`),
    factsWhere(query),
  );
