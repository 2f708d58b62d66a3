import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { QueryTextField } from '#contract/queryFields.ts';
import { article } from '#generated/tables/index.ts';
import { isStored } from '#server/kernel/crud/archived.ts';
import { reading } from '#server/kernel/database/db.ts';
import { rendered } from '#server/kernel/database/fragments.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import type { Fact } from '../facts/facts.ts';
import {
  countMembers,
  hasExclusions,
  hasWords,
  isExact,
  isTermExact,
  type NearTerms,
  planOfParts,
  type SearchPlan,
  type TextField,
} from '../plan.ts';
import { factsWhere } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { type Chunk, isTitlesOnly, type SearchTerm, slotsOf } from '../words/searchTerm.ts';
import {
  all,
  any,
  nothing,
  ofItems,
  sqlOf,
  type TokenColumns,
  type TokenCondition,
  unless,
} from '../words/tokenCondition.ts';
import { searchSettings } from './plannerSettings.ts';
import { allVerifiedMatches, comparingTexts } from './verifyMatches.ts';

type Field = 'all' | TextField;

/** The finest divisions of a word with spaces in it: parts of two and three syllables. */
const finest = (word: string): string[][] => {
  if (word.length < 2) return [];
  if (word.length <= 3) return [[word]];
  return [2, 3].flatMap((length) =>
    finest(word.slice(length)).map((rest) => [word.slice(0, length), ...rest]),
  );
};

/** All tokens required by one division. */
const needs = (pieces: readonly string[]): number[] => [
  ...new Set(pieces.flatMap((one) => queryTokens(one).tokens)),
];

const ways = ({ tolerant, text }: Chunk): number[][] => (tolerant ? finest(text) : [[text]]).map(needs);

const every = (of: readonly number[], field: Field): TokenCondition => ({ is: 'every', of, in: field });

/**
 * Rows whose column has all tokens of the chunks. A single array if there are no alternatives: the index reads it at
 * once. A single syllable beside other chunks has no token in bodies; it is verified when the rows are read.
 */
const chunksIn = (chunks: readonly Chunk[], field: Field, isTitle: boolean): TokenCondition | undefined => {
  const choices = chunks.filter(({ oneSyllable }) => !oneSyllable || isTitle).map(ways);
  const certain = choices.flatMap((choice) => (choice.length === 1 ? (choice[0] ?? []) : []));
  const chosen = choices.filter(({ length }) => length > 1);
  return all(
    certain.length ? every([...new Set(certain)], field) : undefined,
    ...chosen.map((choice) => any(...choice.map((tokens) => every(tokens, field)))),
  );
};

/** Rows whose column has the term, as typed or in other spellings. */
const inField = (term: SearchTerm, field: Field, isTitle = false): TokenCondition => {
  const slots = slotsOf(term);
  const asTyped = slots.flatMap(({ typed, others }) => (others.length ? [] : typed));
  const either = slots
    .filter(({ others }) => others.length > 0)
    .map(({ typed, others }) =>
      any(...[typed, ...others.map((chunk) => [chunk])].map((way) => chunksIn(way, field, isTitle))),
    );
  return all(chunksIn(asTyped, field, isTitle), ...either) ?? nothing;
};

/** The only token that a term requires in the combined column; undefined if it requires more. */
const onlyToken = (term: SearchTerm, fields: SearchPlan['fields']): number | undefined => {
  if (fields.length > 0 || term.field || isTitlesOnly(term) || term.respellings) return undefined;
  const [needed, another] = term.chunks.flatMap((chunk) => (chunk.oneSyllable ? [] : ways(chunk)));
  return needed?.length === 1 && !another ? needed[0] : undefined;
};

/** Bodies have no tokens of their own: those of all texts select them. */
const inNamedField = (term: SearchTerm, field: QueryTextField): TokenCondition =>
  field === 'body' ? inField(term, 'all') : inField(term, field, field === 'title');

const termTokens = (term: SearchTerm, fields: SearchPlan['fields']): TokenCondition => {
  if (term.chunks.length === 0) return nothing;
  if (term.field) return inNamedField(term, term.field);
  if (isTitlesOnly(term)) return inField(term, 'title', true);
  if (fields.length === 0) return inField(term, 'all');
  return any(...fields.map((field) => inField(term, field, field === 'title'))) ?? nothing;
};

/** Whether alternatives of these terms are a single index lookup. */
export const areLookedUpTogether = (plan: SearchPlan): boolean =>
  plan.terms.length === countMembers(plan) &&
  plan.terms.every((term) => onlyToken(term, plan.fields) !== undefined);

/**
 * Rows with any of the terms: terms of one token each are one lookup; otherwise each lookup would decompress the row
 * again.
 */
const anyOf = (
  terms: readonly SearchTerm[],
  fields: SearchPlan['fields'],
  further: readonly (TokenCondition | undefined)[] = [],
): TokenCondition | undefined => {
  const single = terms.flatMap((term) => onlyToken(term, fields) ?? []);
  const others = terms.filter((term) => onlyToken(term, fields) === undefined);
  return any(
    single.length ? { is: 'some', of: single, in: 'all' } : undefined,
    ...others.map((term) => termTokens(term, fields)),
    ...further,
  );
};

type Wanted = Omit<SearchPlan, 'excluded' | 'excludedFacts'>;

const nearTokens = ({ terms, field }: NearTerms, fields: SearchPlan['fields']): TokenCondition =>
  all(...terms.map((term) => termTokens(field ? { ...term, field } : term, fields))) ?? nothing;

const asCondition = (fact: Fact): TokenCondition => ({ is: 'fact', fact });

/** The condition of the index for the wanted terms: all matching items, and some false positives. */
export const wantedTokens = ({
  terms,
  nears,
  facts,
  groups,
  combine,
  fields,
}: Wanted): TokenCondition | undefined => {
  const further = [
    ...nears.map((near) => nearTokens(near, fields)),
    ...groups.map((group) => groupTokens({ ...group, fields })),
    ...facts.map(asCondition),
  ];
  return combine === 'AND'
    ? all(...terms.map((term) => termTokens(term, fields)), ...further)
    : anyOf(terms, fields, further);
};

/** Exclusions of a group that the index decides are part of its condition. */
const groupTokens = ({ excluded, excludedFacts, ...wanted }: SearchPlan): TokenCondition | undefined =>
  all(wantedTokens(wanted), unless(excludedTokens(decidedExclusions({ excluded, excludedFacts }))));

type Excluded = Pick<SearchPlan, 'excluded' | 'excludedFacts'>;

/** What the index alone decides of the exclusions. */
export const decidedExclusions = ({ excluded, excludedFacts }: Excluded): Excluded => ({
  excluded: excluded.filter(isTermExact),
  excludedFacts,
});

/** The condition for terms and facts that no item may have in any field; undefined if there are none. */
export const excludedTokens = ({ excluded, excludedFacts }: Excluded): TokenCondition | undefined =>
  anyOf(excluded, [], excludedFacts.map(asCondition));

export const wantedWhere = (plan: Wanted, columns: TokenColumns = ofItems): SQL | undefined => {
  const wanted = wantedTokens(plan);
  return wanted && sqlOf(wanted, columns);
};

export const excludedWhere = (excluded: Excluded, columns: TokenColumns = ofItems): SQL | undefined => {
  const left = excludedTokens(excluded);
  return left && sqlOf(left, columns);
};

/** Whether the query has any condition; otherwise its list contains every item of its kind. */
export const isNarrowed = (query: ArticleQuery): boolean =>
  hasWords(wordsOf(query)) || hasExclusions(wordsOf(query)) || factsWhere(query) !== undefined;

const plans = new WeakMap<ArticleQuery, SearchPlan>();

/** The search plan of the words of a list, cached per query. */
export const wordsOf = (query: ArticleQuery): SearchPlan => {
  const { terms, excluded, combine, fields } = query;
  const plan = plans.get(query) ?? planOfParts({ terms, excluded }, { combine, fields });
  plans.set(query, plan);
  return plan;
};

const kinds = new Map<ItemKind, SQL>();

/** The items of a kind that lists and searches show: neither deleted nor archived. */
export const ofKind = (kind: ItemKind): SQL => {
  const known = kinds.get(kind) ?? rendered(sql`${and(eq(article.itemKnd, kind), eq(article.delYn, 'N'))}`);
  kinds.set(kind, known);
  return known;
};

/** The items of a kind that were collected, archived ones included. */
export const collectedOfKind = (kind: ItemKind): SQL =>
  sql`${and(eq(article.itemKnd, kind), isStored(article.delYn))}`;

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
  const left = excludedWhere(decidedExclusions(plan));
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
