import { type Combine, isExclusion, readTypedQuery, type TypedQuery } from '#contract/typedQuery.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import type { ArticleQuery } from './query/articleQuery.ts';
import {
  distinctTerms,
  isTitlesOnly,
  type SearchedWord,
  type SearchTerm,
  searchedWords,
  termOf,
} from './words/searchTerm.ts';

export type TextField = ArticleQuery['fields'][number];

/** Terms and nested groups, all or any of which are required, and excluded terms. */
export interface TermGroup {
  terms: readonly SearchTerm[];
  groups: readonly TermGroup[];
  combine: Combine;
  /** Must not occur in any field. */
  excluded: readonly SearchTerm[];
}

/** Conditions on the texts of an item. */
export interface SearchPlan extends TermGroup {
  /** Fields to search; empty: all. */
  fields: readonly TextField[];
}

const groupOf = (queries: readonly TypedQuery[], combine: Combine): TermGroup => {
  const terms = queries.flatMap((one) => (one.is === 'term' ? [termOf(one.words)] : []));
  const groups = queries.flatMap((one) => (one.is === 'all' || one.is === 'any' ? [groupOfOne(one)] : []));
  const excluded = queries.flatMap((one) => (one.is === 'not' ? leftOut(one.of) : []));
  return { terms: distinctTerms(terms), groups, combine, excluded: distinctTerms(excluded) };
};

const groupOfOne = ({ is, of }: Extract<TypedQuery, { is: 'all' | 'any' }>): TermGroup =>
  groupOf(of, is === 'all' ? 'AND' : 'OR');

/** Excluded terms; alternatives are excluded individually. */
const leftOut = (query: TypedQuery): SearchTerm[] => {
  if (query.is === 'term') return [termOf(query.words)];
  return query.is === 'not' ? leftOut(query.of) : query.of.flatMap(leftOut);
};

/** Replaces a group whose only member is another group by that one. */
const simplified = (group: TermGroup): TermGroup => {
  const [only, another] = group.groups;
  if (!only || another || group.terms.length > 0) return group;
  if (only.combine === 'AND' || only.excluded.length === 0)
    return { ...only, excluded: distinctTerms([...only.excluded, ...group.excluded]) };
  return group;
};

/** @param parts as parsed from the two texts. Excluded words may have a minus or not. */
export const planOfParts = (
  parts: Pick<ArticleQuery, 'terms' | 'excluded'>,
  { combine, fields }: Pick<SearchPlan, 'combine' | 'fields'>,
): SearchPlan => {
  const queries = parts.terms.map(({ query }) => query);
  const excluding = queries.filter(isExclusion);
  const wanted = queries.filter((query) => !isExclusion(query));
  // parts of the same combination need no nested group
  const isAllOne = combine === 'AND' || wanted.length < 2;
  const joined = wanted.flatMap((query) => (query.is === (isAllOne ? 'all' : 'any') ? query.of : [query]));
  const group = simplified(groupOf(joined, isAllOne ? 'AND' : 'OR'));
  const excluded = [
    ...group.excluded,
    ...excluding.flatMap(leftOut),
    ...parts.excluded.flatMap(({ query }) => leftOut(query)),
  ];
  const isOneTerm = group.terms.length + group.groups.length < 2;
  return {
    ...group,
    combine: isOneTerm ? combine : group.combine,
    excluded: distinctTerms(excluded),
    fields,
  };
};

/** The plan of typed texts; see `readTypedQuery`. */
export const planOf = (
  { searchText, excludeText }: { searchText: string; excludeText: string },
  how: Pick<SearchPlan, 'combine' | 'fields'>,
): SearchPlan =>
  planOfParts(
    { terms: readTypedQuery(searchText, how.combine), excluded: readTypedQuery(excludeText, 'OR') },
    how,
  );

/** All terms that may have led to a hit. */
export const wantedTerms = ({ terms, groups }: TermGroup): SearchTerm[] => [
  ...terms,
  ...groups.flatMap(wantedTerms),
];

/** All different words to highlight in a hit. */
export const searchedWordsOf = (plan: TermGroup): SearchedWord[] => searchedWords(...wantedTerms(plan));

/** Whether any part of the plan has excluded words. */
export const hasExclusions = ({ excluded, groups }: TermGroup): boolean =>
  excluded.length > 0 || groups.some(hasExclusions);

/** Whether the plan has any wanted words. */
export const hasWords = ({ terms, groups }: TermGroup): boolean => terms.length + groups.length > 0;

/** The terms that no text can contain, as typed. */
export const unsearchable = (terms: readonly SearchTerm[]): string[] =>
  terms.filter(({ chunks }) => chunks.length === 0).map(({ text }) => text);

/** Whether the index alone decides the term: no false positives and no misses. */
export const isTermExact = (term: SearchTerm): boolean => {
  const isTitles = isTitlesOnly(term);
  return searchedWords(term)
    .flat()
    .every(({ text, tolerant, oneSyllable }) =>
      oneSyllable ? isTitles && queryTokens(text).exact : !tolerant && queryTokens(text).exact,
    );
};

/** Whether the index alone decides the whole plan. */
export const isExact = ({ terms, groups, excluded }: TermGroup): boolean =>
  [...terms, ...excluded].every(isTermExact) && groups.every(isExact);
