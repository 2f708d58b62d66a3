import { and, arrayContains, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { article } from '#generated/tables/index.ts';
import { isTermExact, type SearchPlan, type TextField } from '../plan.ts';
import { type Chunk, isTitlesOnly, type SearchTerm, slotsOf } from '../words/searchTerm.ts';
import { queryTokens } from '../words/tokens.ts';

type Column = AnyPgColumn;

/** The token columns of a table: of everything, and of its parts as far as it has them. */
export interface TokenColumns {
  all: Column;
  title: Column;
  reporter?: Column;
  attachment?: Column;
}

const { tk, tb, tr, ta } = article;
const ofItems: TokenColumns = { all: tk, title: tb, reporter: tr, attachment: ta };

const nothing = sql`false`;

/** The finest ways to write a word with spaces in it: parts of two and three syllables. */
const finest = (word: string): string[][] => {
  if (word.length < 2) return [];
  if (word.length <= 3) return [[word]];
  return [2, 3].flatMap((length) =>
    finest(word.slice(length)).map((rest) => [word.slice(0, length), ...rest]),
  );
};

/** Every token that one way of writing needs. */
const needs = (pieces: readonly string[]): number[] => [
  ...new Set(pieces.flatMap((one) => queryTokens(one).tokens)),
];

const ways = ({ tolerant, text }: Chunk): number[][] => (tolerant ? finest(text) : [[text]]).map(needs);

/**
 * Rows whose column has every token of the chunks. One array where nothing has to be chosen: the index reads it at once.
 * A single syllable beside other chunks has no token in bodies: whoever reads the rows looks for it.
 */
const chunksIn = (chunks: readonly Chunk[], column: Column, isTitle: boolean): SQL | undefined => {
  const asked = chunks.filter(({ oneSyllable }) => !oneSyllable || isTitle).map(ways);
  const certain = asked.flatMap((choice) => (choice.length === 1 ? (choice[0] ?? []) : []));
  const chosen = asked.filter(({ length }) => length > 1);
  return and(
    certain.length ? arrayContains(column, [...new Set(certain)]) : undefined,
    ...chosen.map((choice) => or(...choice.map((tokens) => arrayContains(column, tokens)))),
  );
};

/** Rows whose column has the term, as it was typed or in other spellings. */
const inColumn = (term: SearchTerm, column: Column, isTitle = false): SQL => {
  const slots = slotsOf(term);
  const asTyped = slots.flatMap(({ typed, others }) => (others.length ? [] : typed));
  const either = slots
    .filter(({ others }) => others.length > 0)
    .map(({ typed, others }) =>
      or(...[typed, ...others.map((chunk) => [chunk])].map((way) => chunksIn(way, column, isTitle))),
    );
  return and(chunksIn(asTyped, column, isTitle), ...either) ?? nothing;
};

/** The one token that a term needs in the field of everything; undefined where it needs more. */
const onlyToken = (term: SearchTerm, fields: SearchPlan['fields']): number | undefined => {
  if (fields.length > 0 || isTitlesOnly(term) || term.respellings) return undefined;
  const [needed, another] = term.chunks.flatMap((chunk) => (chunk.oneSyllable ? [] : ways(chunk)));
  return needed?.length === 1 && !another ? needed[0] : undefined;
};

const termWhere = (term: SearchTerm, fields: SearchPlan['fields'], columns: TokenColumns): SQL => {
  if (term.chunks.length === 0) return nothing;
  if (isTitlesOnly(term)) return inColumn(term, columns.title, true);
  if (fields.length === 0) return inColumn(term, columns.all);
  const inField = (field: TextField): SQL => {
    const column = columns[field];
    return column ? inColumn(term, column, field === 'title') : nothing;
  };
  return or(...fields.map(inField)) ?? nothing;
};

/** Whether any of the terms is one question to the index. */
export const areLookedUpTogether = ({
  terms,
  groups,
  fields,
}: Pick<SearchPlan, 'terms' | 'groups' | 'fields'>): boolean =>
  groups.length === 0 && terms.every((term) => onlyToken(term, fields) !== undefined);

/** Rows with any of the terms: those of one token each are looked up together, or each would unpack the row anew. */
const anyOf = (
  terms: readonly SearchTerm[],
  fields: SearchPlan['fields'],
  columns: TokenColumns,
  further: readonly (SQL | undefined)[] = [],
): SQL | undefined => {
  const single = terms.flatMap((term) => onlyToken(term, fields) ?? []);
  const others = terms.filter((term) => onlyToken(term, fields) === undefined);
  return or(
    single.length ? arrayOverlaps(columns.all, single) : undefined,
    ...others.map((term) => termWhere(term, fields, columns)),
    ...further,
  );
};

/** What the index knows of the wanted terms: every item that has them, and some that only look so. */
export const wantedWhere = (
  { terms, groups, combine, fields }: Omit<SearchPlan, 'excluded'>,
  columns: TokenColumns = ofItems,
): SQL | undefined => {
  const further = groups.map((group) => groupWhere({ ...group, fields }, columns));
  return combine === 'AND'
    ? and(...terms.map((term) => termWhere(term, fields, columns)), ...further)
    : anyOf(terms, fields, columns, further);
};

/** What is left out of a part of the plan is looked for in its rows, where the index decides on it. */
const groupWhere = ({ excluded, ...wanted }: SearchPlan, columns: TokenColumns): SQL | undefined => {
  const left = excludedWhere(excluded.filter(isTermExact), columns);
  return and(wantedWhere(wanted, columns), left && sql`(${left}) is not true`);
};

/** The same of terms that no item may have, anywhere; undefined where there are none. */
export const excludedWhere = (
  excluded: SearchPlan['excluded'],
  columns: TokenColumns = ofItems,
): SQL | undefined => anyOf(excluded, [], columns);
