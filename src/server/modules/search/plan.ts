import type { QueryTextField } from '#contract/queryFields.ts';
import { type Combine, isExclusion, type QueryPart, type TypedQuery } from '#contract/typedQuery.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import type { Fact, FactTree, KnownFact } from './facts/facts.ts';
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

/** Two terms of one word each that occur in one text, at most so many words apart. */
export interface NearTerms {
  terms: readonly [SearchTerm, SearchTerm];
  distance: number;
  /** The text they are searched in; absent: those of the plan. */
  field?: QueryTextField;
}

/** Terms, facts and nested groups, all or any of which are required, and excluded ones. */
export interface TermGroup {
  terms: readonly SearchTerm[];
  nears: readonly NearTerms[];
  facts: readonly Fact[];
  groups: readonly TermGroup[];
  combine: Combine;
  /** Must not occur in any field. */
  excluded: readonly SearchTerm[];
  excludedFacts: readonly Fact[];
}

/** Conditions on the texts of an item. */
export interface SearchPlan extends TermGroup {
  /** Fields to search; empty: all. */
  fields: readonly TextField[];
}

/** A query whose facts are known. */
type KnownQuery = TypedQuery<KnownFact>;
export type KnownPart = QueryPart<KnownFact>;

const groupOf = (queries: readonly KnownQuery[], combine: Combine): TermGroup => {
  const excluded = queries.flatMap((one) => (one.is === 'not' ? leftOut(one.of) : []));
  return {
    terms: distinctTerms(queries.flatMap((one) => (one.is === 'term' ? [termOf(one.words, one.field)] : []))),
    nears: queries.flatMap((one): NearTerms[] =>
      one.is === 'near'
        ? [
            {
              terms: [termOf([one.words[0]]), termOf([one.words[1]])],
              distance: one.distance,
              ...(one.field && { field: one.field }),
            },
          ]
        : [],
    ),
    facts: queries.flatMap((one) => (one.is === 'fact' ? [one.fact] : [])),
    groups: queries.flatMap((one) => (one.is === 'all' || one.is === 'any' ? [groupOfOne(one)] : [])),
    combine,
    excluded: distinctTerms(
      excluded.flatMap((one) => (one.is === 'term' ? [termOf(one.words, one.field)] : [])),
    ),
    excludedFacts: excluded.flatMap((one) => (one.is === 'fact' ? [one.fact] : [])),
  };
};

const groupOfOne = ({ is, of }: Extract<KnownQuery, { is: 'all' | 'any' }>): TermGroup =>
  groupOf(of, is === 'all' ? 'AND' : 'OR');

/** Excluded terms and facts; alternatives are excluded individually. */
const leftOut = (query: KnownQuery): KnownQuery[] => {
  if (query.is === 'all' || query.is === 'any') return query.of.flatMap(leftOut);
  return query.is === 'not' ? leftOut(query.of) : [query];
};

const isEmpty = ({ terms, nears, facts }: TermGroup): boolean =>
  terms.length + nears.length + facts.length === 0;

/** Replaces a group whose only member is another group by that one. */
const simplified = (group: TermGroup): TermGroup => {
  const [only, another] = group.groups;
  if (!only || another || !isEmpty(group)) return group;
  if (only.combine === 'AND' || !excludesAny(only))
    return {
      ...only,
      excluded: distinctTerms([...only.excluded, ...group.excluded]),
      excludedFacts: [...only.excludedFacts, ...group.excludedFacts],
    };
  return group;
};

const excludesAny = ({ excluded, excludedFacts }: TermGroup): boolean =>
  excluded.length + excludedFacts.length > 0;

/** A query that consists of facts only, as such; undefined if it has words. */
const asFacts = (query: KnownQuery): FactTree | undefined => {
  if (query.is === 'fact') return query;
  if (query.is === 'term' || query.is === 'near') return undefined;
  if (query.is === 'not') {
    const of = asFacts(query.of);
    return of && { is: 'not', of };
  }
  const of = query.of.map(asFacts);
  return of.every((one) => one !== undefined) ? { is: query.is, of } : undefined;
};

/**
 * Separates what every hit must meet without any word: it is a condition like those of the form, which indexes serve.
 * The rest needs words.
 */
export const separateFacts = (
  { terms, excluded }: { terms: readonly KnownPart[]; excluded: readonly KnownPart[] },
  combine: Combine,
): { facts: FactTree[]; terms: KnownPart[]; excluded: KnownPart[] } => {
  const facts: FactTree[] = [];
  const isOne = terms.filter(({ query }) => !isExclusion(query)).length < 2;
  const without = (part: KnownPart): KnownPart[] => {
    const { query, written } = part;
    const whole = asFacts(query);
    if (whole) {
      facts.push(whole);
      return [];
    }
    if (query.is !== 'all') return [part];
    const [mere, rest] = [query.of.map(asFacts), query.of.filter((one) => !asFacts(one))];
    facts.push(...mere.filter((one) => one !== undefined));
    const [only, another] = rest;
    return only ? [{ written, query: another ? { is: 'all', of: rest } : only }] : [];
  };
  const separable = (part: KnownPart): boolean => combine === 'AND' || isOne || isExclusion(part.query);
  return {
    terms: terms.flatMap((part) => (separable(part) ? without(part) : [part])),
    excluded: excluded.flatMap((part) => {
      const [left, words] = [
        leftOut(part.query).map(asFacts),
        leftOut(part.query).filter((one) => !asFacts(one)),
      ];
      facts.push(...left.flatMap((of): FactTree[] => (of ? [{ is: 'not', of }] : [])));
      return words.map((query) => ({ written: part.written, query }));
    }),
    facts,
  };
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
  const further = groupOf(
    [...excluding, ...parts.excluded.map(({ query }): KnownQuery => ({ is: 'not', of: query }))].flatMap(
      (one) => leftOut(one).map((of): KnownQuery => ({ is: 'not', of })),
    ),
    'AND',
  );
  return {
    ...group,
    combine: countMembers(group) < 2 ? combine : group.combine,
    excluded: distinctTerms([...group.excluded, ...further.excluded]),
    excludedFacts: [...group.excludedFacts, ...further.excludedFacts],
    fields,
  };
};

/** Number of terms, facts and groups that are combined. */
export const countMembers = ({ terms, nears, facts, groups }: TermGroup): number =>
  terms.length + nears.length + facts.length + groups.length;

/** All terms that may have led to a hit. */
export const wantedTerms = ({ terms, nears, groups }: TermGroup): SearchTerm[] => [
  ...terms,
  ...nears.flatMap((near) => near.terms),
  ...groups.flatMap(wantedTerms),
];

/** All different words to highlight in a hit. */
export const searchedWordsOf = (plan: TermGroup): SearchedWord[] => searchedWords(...wantedTerms(plan));

/** Whether any part of the plan has excluded words. */
export const hasExclusions = (group: TermGroup): boolean =>
  excludesAny(group) || group.groups.some(hasExclusions);

/** Whether the plan has anything wanted. */
export const hasWords = (group: TermGroup): boolean => countMembers(group) > 0;

/** The terms that no text can contain, as typed. */
export const unsearchable = (terms: readonly SearchTerm[]): string[] =>
  terms.filter(({ chunks }) => chunks.length === 0).map(({ text }) => text);

/** That a text, or the first of these terms without letters, cannot be searched; undefined if they can. */
export const letterlessProblem = (typed: string, terms: readonly SearchTerm[], hasFacts: boolean) => {
  const whole = typed.trim();
  const empty = whole !== '' && terms.length === 0 && !hasFacts ? whole : unsearchable(terms)[0];
  return empty === undefined
    ? undefined
    : `‘${(empty || whole).slice(0, 20)}’에는 글자나 숫자가 없어 찾을 수 없습니다. 낱말을 입력해 주세요.`;
};

/** Whether the index alone decides the term: no false positives and no misses. */
export const isTermExact = (term: SearchTerm): boolean => {
  // bodies have no tokens of their own
  if (term.field === 'body') return false;
  const isTitles = isTitlesOnly(term);
  return searchedWords(term)
    .flat()
    .every(({ text, tolerant, oneSyllable }) =>
      oneSyllable ? isTitles && queryTokens(text).exact : !tolerant && queryTokens(text).exact,
    );
};

/** Whether the index alone decides the whole plan. */
export const isExact = ({ terms, nears, groups, excluded }: TermGroup): boolean =>
  nears.length === 0 && [...terms, ...excluded].every(isTermExact) && groups.every(isExact);
