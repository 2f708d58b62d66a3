import { type QueryToken, queryTokens } from './queryTokens.ts';

/** A word, or a phrase that was put between quotation marks: it is looked for as it stands. */
export interface QueryWord {
  text: string;
  isPhrase: boolean;
}

/** What a text must say, as somebody typed it. AND binds tighter than OR. */
export type SearchQuery =
  /** All of the words, in one field. */
  | { is: 'term'; words: readonly QueryWord[] }
  | { is: 'all' | 'any'; of: readonly SearchQuery[] }
  | { is: 'not'; of: SearchQuery };

export type Combine = 'AND' | 'OR';

/** What stands between two commas: as it was written, and what it asks for. */
export interface QueryPart {
  written: string;
  query: SearchQuery;
}

interface Reading {
  tokens: readonly QueryToken[];
  at: number;
  combine: Combine;
}

const all = (of: readonly SearchQuery[]): SearchQuery | undefined => {
  const parts = of.flatMap((one) => (one.is === 'all' ? one.of : [one]));
  const words = parts.flatMap((one) => (one.is === 'term' ? one.words : []));
  const others = parts.filter(({ is }) => is !== 'term');
  const term: SearchQuery[] = words.length ? [{ is: 'term', words }] : [];
  const [only, another] = [...term, ...others];
  return another ? { is: 'all', of: [...term, ...others] } : only;
};

const any = (of: readonly SearchQuery[]): SearchQuery | undefined => {
  const parts = of.flatMap((one) => (one.is === 'any' ? one.of : [one]));
  return parts.length > 1 ? { is: 'any', of: parts } : parts[0];
};

const not = (of: SearchQuery): SearchQuery => (of.is === 'not' ? of.of : { is: 'not', of });

const peek = ({ tokens, at }: Reading): QueryToken['is'] | undefined => tokens[at]?.is;

const primary = (reading: Reading): SearchQuery | undefined => {
  const token = reading.tokens[reading.at];
  if (!token) return undefined;
  reading.at += 1;
  if (token.is === 'word' || token.is === 'phrase')
    return { is: 'term', words: [{ text: token.text, isPhrase: token.is === 'phrase' }] };
  if (token.is !== 'open') return undefined;
  const within = list(reading);
  reading.at += 1;
  return within;
};

const unary = (reading: Reading): SearchQuery | undefined => {
  if (peek(reading) !== 'not') return primary(reading);
  reading.at += 1;
  const of = unary(reading);
  return of && not(of);
};

const ends = (is: QueryToken['is'] | undefined): boolean =>
  is === undefined || is === 'comma' || is === 'close';

const sequence = (reading: Reading): SearchQuery | undefined => {
  const of: SearchQuery[] = [];
  while (!ends(peek(reading)) && peek(reading) !== 'or') {
    if (peek(reading) === 'and') reading.at += 1;
    const one = unary(reading);
    if (one) of.push(one);
  }
  return all(of);
};

const alternatives = (reading: Reading): SearchQuery | undefined => {
  const of: SearchQuery[] = [];
  for (;;) {
    const one = sequence(reading);
    if (one) of.push(one);
    if (peek(reading) !== 'or') return any(of);
    reading.at += 1;
  }
};

/** Whether a query says only what is left out. */
export const isExclusion = (query: SearchQuery): boolean =>
  query.is === 'not' || (query.is === 'all' && query.of.every(isExclusion));

/** What is left out is left out of the whole; the rest is combined. */
const combined = (parts: readonly SearchQuery[], combine: Combine): SearchQuery | undefined => {
  if (combine === 'AND') return all(parts);
  const wanted = any(parts.filter((one) => !isExclusion(one)));
  return all([...(wanted ? [wanted] : []), ...parts.filter(isExclusion)]);
};

/** Within parentheses, to the closing one. */
const list = (reading: Reading): SearchQuery | undefined => {
  const of: SearchQuery[] = [];
  for (;;) {
    const one = alternatives(reading);
    if (one) of.push(one);
    if (peek(reading) !== 'comma') return combined(of, reading.combine);
    reading.at += 1;
  }
};

/** The tokens between commas that stand in no parentheses. */
const between = (tokens: readonly QueryToken[]): QueryToken[][] => {
  const parts: QueryToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.is === 'open') depth += 1;
    if (token.is === 'close') depth -= 1;
    if (token.is === 'comma' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
};

/**
 * Reads what somebody typed into a search field. Between commas stand the parts that the condition of the field combines;
 * within a part `AND` or nothing means all, `OR` and `|` either, `NOT` and a minus before a word none of it; quotation
 * marks hold a phrase together, parentheses a part of it. No text is an error.
 * @param combine how commas within parentheses are meant
 */
export const readSearchQuery = (text: string, combine: Combine = 'AND'): QueryPart[] =>
  between(queryTokens(text).tokens).flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    const query = alternatives({ tokens, at: 0, combine });
    return first && last && query ? [{ written: text.slice(first.start, last.end), query }] : [];
  });

/** The parts of a text between commas as they were written; a comma in a phrase or in parentheses parts nothing. */
export const writtenParts = (text: string): string[] => readSearchQuery(text).map(({ written }) => written);

type Term = Extract<SearchQuery, { is: 'term' }>;

const termsIn = (query: SearchQuery): Term[] => {
  if (query.is === 'term') return [query];
  return query.is === 'not' ? termsIn(query.of) : query.of.flatMap(termsIn);
};

/** How many terms a text asks for or leaves out. */
export const countTerms = (text: string): number =>
  readSearchQuery(text).reduce((sum, { query }) => sum + termsIn(query).length, 0);

/** How many parts of a text are to be combined: what is left out is left out of all of them. */
export const countCombined = (text: string): number =>
  readSearchQuery(text).filter(({ query }) => !isExclusion(query)).length;
