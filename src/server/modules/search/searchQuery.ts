import { countText } from '#contract/countText.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { searchDepth } from '#contract/list.ts';
import { isExclusion } from '#contract/typedQuery.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { wordsOf } from './lookup/planWhere.ts';
import type { SearchOrder } from './lookup/searchIndex.ts';
import { letterlessProblem, type SearchPlan, wantedTerms } from './plan.ts';
import { isPostKind, type PostKind } from './posts/postTables.ts';
import { type ArticleQuery, readArticleQuery } from './query/articleQuery.ts';

type Query = Calls['GET /search-list']['query'];

/** Kinds by their names in the search API. */
export const kindsByName = {
  article: 'article',
  thinktank: 'thinkTank',
  sns: 'sns',
} as const satisfies Record<string, ItemKind>;

export interface SearchQuery {
  /** As typed. */
  plan: SearchPlan;
  /** Whether other spellings of its words are searched too. */
  areSpellingsAsked: boolean;
  facts: ArticleQuery;
  kind: ItemKind | PostKind | undefined;
  order: SearchOrder;
  /** Whether only the first hit of each group is asked for. */
  isFolded: boolean;
  /** The hit whose group is asked for, without the hit itself. */
  similarTo: number | undefined;
  /** Only the conditions, for the search history. */
  conditions: Record<string, unknown>;
}

/** Refuses a typed text, or a term parsed from it, without letters or digits. */
const wordProblem = (
  name: 'searchText' | 'excludeText',
  label: string,
  typed: string | undefined,
  terms: SearchPlan['terms'],
  hasFacts: boolean,
): FormProblem[] => {
  const problem = letterlessProblem(typed ?? '', terms, hasFacts);
  return problem === undefined ? [] : [invalid(name, label, problem)];
};

const onlyLeftOut = '뺄 낱말만 적었습니다. 찾을 낱말도 함께 적어 주세요. 예: 한복 -전시';

/** Whether a typed text contains only exclusions. */
const saysOnlyExclusions = (parts: ArticleQuery['terms']): boolean =>
  parts.length > 0 && parts.every((part) => isExclusion(part.query));

const problemsOf = (query: Query, facts: ArticleQuery, plan: SearchPlan): FormProblem[] => {
  const problems: FormProblem[] = [];
  const hasFacts = facts.typedFacts !== undefined || plan.facts.length > 0;
  problems.push(
    ...(saysOnlyExclusions(facts.terms) && !hasFacts
      ? [invalid('searchText', '검색어', onlyLeftOut)]
      : wordProblem('searchText', '검색어', query.searchText, wantedTerms(plan), hasFacts)),
    ...wordProblem('excludeText', '제외어', query.excludeText, plan.excluded, hasFacts),
  );
  if (facts.page * facts.size > searchDepth)
    problems.push(
      invalid(
        'page',
        '쪽 번호',
        `${countText(searchDepth)}까지 넘겨 볼 수 있습니다. 조건을 더해 범위를 좁혀 주세요.`,
      ),
    );
  return problems;
};

/** Reads the query of /search-list. @throws Failure 400 with every error */
export const readSearchQuery = async (query: Query, caller?: Caller | null): Promise<SearchQuery> => {
  const { kind, sort, synonymYn, foldYn, similarTo, ...listed } = query;
  const { query: facts, problems = [] } = await readArticleQuery(listed, 'article', {
    maxRangeDays: null,
    caller,
  });
  if (!facts) throw validationFailure(problems);
  const plan = wordsOf(facts);
  const faults = problemsOf(query, facts, plan);
  if (faults.length) throw validationFailure(faults);
  const { page: _page, size: _size, total: _total, ...conditions } = listed;
  return {
    plan,
    areSpellingsAsked: synonymYn !== 'N',
    facts,
    kind: isPostKind(kind) ? kind : kind ? kindsByName[kind] : undefined,
    order: sort ?? 'accuracy',
    isFolded: foldYn === 'Y',
    similarTo: similarTo ?? undefined,
    conditions: { ...conditions, ...(synonymYn === 'N' && { synonymYn }) },
  };
};
