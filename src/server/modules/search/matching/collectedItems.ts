import { collectedProblem } from '#contract/typedQueryWords.ts';
import { inTurns } from '#server/kernel/clock/steps.ts';
import type { FactRow } from '../facts/facts.ts';
import { wordsOf } from '../lookup/planWhere.ts';
import { letterlessProblem, wantedTerms } from '../plan.ts';
import { readArticleQuery } from '../query/articleQuery.ts';
import { itemTexts } from '../satisfies.ts';
import { withAllSpellings } from '../spellings/otherSpellings.ts';
import { articleTokens, noFindings } from '../words/articleTokens.ts';
import type { MatchItem } from './matchItems.ts';
import { type SearchMatcher, searchMatcher } from './searchMatcher.ts';

/**
 * Reads a condition on articles as they are collected. Parts between commas are alternatives; other spellings of its
 * words count too.
 * @returns a Korean sentence if it cannot be read
 */
export const collectedMatcher = async (typed: string): Promise<SearchMatcher | string> => {
  const problem = collectedProblem(typed);
  if (problem) return problem;
  const { query, problems } = await readArticleQuery({ searchText: typed, multiSearchCnd: 'OR' });
  if (!query) return problems[0]?.message ?? '조건을 읽을 수 없습니다.';
  const plan = wordsOf(query);
  const hasParts = query.typedFacts !== undefined || query.terms.length > 0;
  const letterless = letterlessProblem(typed, [...wantedTerms(plan), ...plan.excluded], hasParts);
  if (letterless) return letterless;
  const matcher = searchMatcher(['article'], query, await withAllSpellings(plan));
  return matcher ?? '조건을 읽을 수 없습니다.';
};

/** What is known of an article as it is collected. */
export interface CollectedItem
  extends Pick<FactRow, 'mediaId' | 'ntnId' | 'lanCd' | 'frmTrsfNscvrgDt' | 'payYn'> {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  jrnlLclanNm: string | null;
}

/** An article that is not stored yet, for matching. */
export const unstoredItem = (item: CollectedItem): MatchItem => {
  const texts = { ...item, ...noFindings };
  const { tk, tb, tr } = articleTokens(texts);
  const facts: FactRow = {
    ...item,
    featExtrMclsf: null,
    lclsfNm: null,
    aiYn: null,
    onsiteMediaArticleYn: null,
    regDt: null,
    mainSnthsScr: null,
    kw: null,
    siteBbsNmFold: null,
  };
  return {
    articleId: 0,
    kind: 'article',
    isShown: true,
    tokens: { all: new Set(tk), title: new Set(tb), reporter: new Set(tr), attachment: new Set() },
    facts,
    texts: () => inTurns(itemTexts({ ...texts, facts })),
  };
};
