import type { SQL } from 'drizzle-orm';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { isTermExact, type SearchPlan, type TextField } from '../plan.ts';
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
  if (fields.length > 0 || isTitlesOnly(term) || term.respellings) return undefined;
  const [needed, another] = term.chunks.flatMap((chunk) => (chunk.oneSyllable ? [] : ways(chunk)));
  return needed?.length === 1 && !another ? needed[0] : undefined;
};

const termTokens = (term: SearchTerm, fields: SearchPlan['fields']): TokenCondition => {
  if (term.chunks.length === 0) return nothing;
  if (isTitlesOnly(term)) return inField(term, 'title', true);
  if (fields.length === 0) return inField(term, 'all');
  return any(...fields.map((field) => inField(term, field, field === 'title'))) ?? nothing;
};

/** Whether alternatives of these terms are a single index lookup. */
export const areLookedUpTogether = ({
  terms,
  groups,
  fields,
}: Pick<SearchPlan, 'terms' | 'groups' | 'fields'>): boolean =>
  groups.length === 0 && terms.every((term) => onlyToken(term, fields) !== undefined);

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

type Wanted = Omit<SearchPlan, 'excluded'>;

/** The condition of the index for the wanted terms: all matching items, and some false positives. */
export const wantedTokens = ({ terms, groups, combine, fields }: Wanted): TokenCondition | undefined => {
  const further = groups.map((group) => groupTokens({ ...group, fields }));
  return combine === 'AND'
    ? all(...terms.map((term) => termTokens(term, fields)), ...further)
    : anyOf(terms, fields, further);
};

/** Exclusions of a group that the index decides are part of its condition. */
const groupTokens = ({ excluded, ...wanted }: SearchPlan): TokenCondition | undefined =>
  all(wantedTokens(wanted), unless(excludedTokens(excluded.filter(isTermExact))));

/** The condition for terms that no item may have in any field; undefined if there are none. */
export const excludedTokens = (excluded: SearchPlan['excluded']): TokenCondition | undefined =>
  anyOf(excluded, []);

export const wantedWhere = (plan: Wanted, columns: TokenColumns = ofItems): SQL | undefined => {
  const wanted = wantedTokens(plan);
  return wanted && sqlOf(wanted, columns);
};

export const excludedWhere = (
  excluded: SearchPlan['excluded'],
  columns: TokenColumns = ofItems,
): SQL | undefined => {
  const left = excludedTokens(excluded);
  return left && sqlOf(left, columns);
};
