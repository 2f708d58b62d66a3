import { and, arrayContains, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { SearchPlan, TextField } from './plan.ts';
import { type Chunk, isTitlesOnly, type SearchTerm } from './searchTerm.ts';
import { queryTokens } from './tokens.ts';

const columns = { title: article.tb, reporter: article.tr, attachment: article.ta } as const;
type Column = (typeof columns)[TextField] | typeof article.tk;

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
 * Rows whose column has every token of the term. One array where nothing has to be chosen: the index reads it at once.
 * A single syllable beside other chunks has no token in bodies: whoever reads the rows looks for it.
 */
const inColumn = ({ chunks }: SearchTerm, column: Column): SQL => {
  const asked = chunks.filter(({ oneSyllable }) => !oneSyllable || column === article.tb).map(ways);
  const certain = asked.flatMap((choice) => (choice.length === 1 ? (choice[0] ?? []) : []));
  const chosen = asked.filter(({ length }) => length > 1);
  return (
    and(
      certain.length ? arrayContains(column, [...new Set(certain)]) : undefined,
      ...chosen.map((choice) => or(...choice.map((tokens) => arrayContains(column, tokens)))),
    ) ?? nothing
  );
};

/** The one token that a term needs in the field of everything; undefined where it needs more. */
const onlyToken = (term: SearchTerm, fields: SearchPlan['fields']): number | undefined => {
  if (fields.length > 0 || isTitlesOnly(term)) return undefined;
  const [needed, another] = term.chunks.flatMap((chunk) => (chunk.oneSyllable ? [] : ways(chunk)));
  return needed?.length === 1 && !another ? needed[0] : undefined;
};

const termWhere = (term: SearchTerm, fields: SearchPlan['fields']): SQL => {
  if (term.chunks.length === 0) return nothing;
  if (isTitlesOnly(term)) return inColumn(term, article.tb);
  if (fields.length === 0) return inColumn(term, article.tk);
  return or(...fields.map((field) => inColumn(term, columns[field]))) ?? nothing;
};

/** Rows with any of the terms: those of one token each are looked up together, or each would unpack the row anew. */
const anyOf = (terms: readonly SearchTerm[], fields: SearchPlan['fields']): SQL | undefined => {
  const single = terms.flatMap((term) => onlyToken(term, fields) ?? []);
  const others = terms.filter((term) => onlyToken(term, fields) === undefined);
  return or(
    single.length ? arrayOverlaps(article.tk, single) : undefined,
    ...others.map((term) => termWhere(term, fields)),
  );
};

/** What the index knows of the wanted terms: every item that has them, and some that only look so. */
export const wantedWhere = ({ terms, combine, fields }: Omit<SearchPlan, 'excluded'>): SQL | undefined => {
  return combine === 'AND' ? and(...terms.map((term) => termWhere(term, fields))) : anyOf(terms, fields);
};

/** The same of terms that no item may have, anywhere; undefined where there are none. */
export const excludedWhere = (excluded: SearchPlan['excluded']): SQL | undefined => anyOf(excluded, []);
