import { type Combine, isExclusion, readTypedQuery, type TypedQuery } from '#contract/typedQuery.ts';
import type { Steps } from '#server/kernel/clock/steps.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import type { ArticleQuery } from './query/articleQuery.ts';
import type { OwnTexts } from './words/articleTokens.ts';
import { keywordsOf } from './words/keywordTokens.ts';
import {
  distinctTerms,
  isTitlesOnly,
  type SearchedWord,
  type SearchTerm,
  searchedWords,
  slotsOf,
  termOf,
} from './words/searchTerm.ts';
import { type FoldedText, foldedTexts, occursAny } from './words/termMatch.ts';

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

/** @param texts as typed; see `readTypedQuery`. Excluded words may have a minus or not. */
export const planOf = (
  { searchText, excludeText }: { searchText: string; excludeText: string },
  { combine, fields }: Pick<SearchPlan, 'combine' | 'fields'>,
): SearchPlan => {
  const queries = readTypedQuery(searchText, combine).map(({ query }) => query);
  const excluding = queries.filter(isExclusion);
  const wanted = queries.filter((query) => !isExclusion(query));
  // parts of the same combination need no nested group
  const isAllOne = combine === 'AND' || wanted.length < 2;
  const parts = wanted.flatMap((query) => (query.is === (isAllOne ? 'all' : 'any') ? query.of : [query]));
  const group = simplified(groupOf(parts, isAllOne ? 'AND' : 'OR'));
  const excluded = [
    ...group.excluded,
    ...excluding.flatMap(leftOut),
    ...readTypedQuery(excludeText, 'OR').flatMap(({ query }) => leftOut(query)),
  ];
  const isOneTerm = group.terms.length + group.groups.length < 2;
  return {
    ...group,
    combine: isOneTerm ? combine : group.combine,
    excluded: distinctTerms(excluded),
    fields,
  };
};

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

const printedTerm = ({ text, chunks: [first, second] }: SearchTerm): string =>
  first?.literal && !second ? `"${text}"` : text;

const printedGroup = ({ terms, groups, combine, excluded }: TermGroup): string => {
  const left = excluded.map((term) => `-${printedTerm(term)}`);
  const inner = groups.map((group) => `(${printedGroup(group)})`);
  return [[...terms.map(printedTerm), ...inner].join(` ${combine} `), ...left].filter(Boolean).join(' ');
};

/** The plan on one line: terms with their fields, exclusions with a minus. */
export const printPlan = ({ fields, excluded, ...group }: SearchPlan): string => {
  const wanted = printedGroup({ ...group, excluded: [] });
  const left = printedGroup({ terms: [], groups: [], combine: 'AND', excluded });
  return [fields.length && wanted ? `${fields.join('|')}:(${wanted})` : wanted, left]
    .filter((part) => part !== '')
    .join(' ');
};

/** The texts of an item by search field. */
interface ItemTexts {
  title: readonly FoldedText[];
  body: readonly FoldedText[];
  reporter: readonly FoldedText[];
  attachment: readonly FoldedText[];
  /** Its summary and keywords: only searched if no fields are selected. */
  findings: readonly FoldedText[];
}

type Written = Partial<OwnTexts>;

function* itemTexts(item: Written, attachments: readonly (string | null)[]): Steps<ItemTexts> {
  return {
    title: yield* foldedTexts([item.kornTtl, item.lclanTtl]),
    body: yield* foldedTexts([item.articleTransCn, item.articleCn]),
    reporter: yield* foldedTexts([item.jrnlLclanNm]),
    attachment: yield* foldedTexts(attachments),
    findings: yield* foldedTexts([item.featExtrSmry, ...keywordsOf(item)]),
  };
}

const anywhere = ({ title, body, reporter, attachment, findings }: ItemTexts): FoldedText[] => [
  ...title,
  ...body,
  ...reporter,
  ...attachment,
  ...findings,
];

/** Whether some are met: all of them, or any one. */
function* areMet<One>(
  all: Iterable<One>,
  combine: Combine,
  isMet: (one: One) => Steps<boolean>,
): Steps<boolean> {
  for (const one of all) if ((yield* isMet(one)) === (combine === 'OR')) return combine === 'OR';
  return combine === 'AND';
}

function* isIn(term: SearchTerm, texts: readonly FoldedText[]): Steps<boolean> {
  const slots = slotsOf(term);
  if (slots.length === 0) return false;
  return yield* areMet(slots, 'AND', function* ({ typed, others }) {
    return (
      (yield* areMet(typed, 'AND', (chunk) => occursAny([chunk], texts))) || (yield* occursAny(others, texts))
    );
  });
}

function* hasTerm(term: SearchTerm, fields: SearchPlan['fields'], texts: ItemTexts): Steps<boolean> {
  if (isTitlesOnly(term)) return yield* isIn(term, texts.title);
  if (fields.length === 0) return yield* isIn(term, anywhere(texts));
  return yield* areMet(fields, 'OR', (field) => isIn(term, texts[field]));
}

/** Whether attachments could change the result for an item's own texts. */
export const searchesAttachments = (plan: SearchPlan): boolean =>
  hasExclusions(plan) || plan.fields.length === 0 || plan.fields.includes('attachment');

function* isMet(
  { terms, groups, combine, excluded }: TermGroup,
  fields: SearchPlan['fields'],
  texts: ItemTexts,
): Steps<boolean> {
  const queries = [
    ...terms.map((term) => () => hasTerm(term, fields, texts)),
    ...groups.map((group) => () => isMet(group, fields, texts)),
  ];
  const isWanted = queries.length === 0 || (yield* areMet(queries, combine, (query) => query()));
  return isWanted && !(yield* areMet(excluded, 'OR', (term) => hasTerm(term, [], texts)));
}

/** Whether an item matches the plan. @param attachments names and texts of files */
export function* satisfies(
  plan: SearchPlan,
  item: Written,
  attachments: readonly (string | null)[] = [],
): Steps<boolean> {
  return yield* isMet(plan, plan.fields, yield* itemTexts(item, attachments));
}
