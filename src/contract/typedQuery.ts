import { type QueryToken, typedTokens } from './typedTokens.ts';

/** A word, or a phrase that was put between quotation marks: it is looked for as it stands. */
export interface QueryWord {
  text: string;
  isPhrase: boolean;
}

/** What a text must say, as somebody typed it. AND binds tighter than OR. */
export type TypedQuery =
  /** All of the words, in one field. */
  | { is: 'term'; words: readonly QueryWord[] }
  | { is: 'all' | 'any'; of: readonly TypedQuery[] }
  | { is: 'not'; of: TypedQuery };

export type Combine = 'AND' | 'OR';

/** The text between two commas: as written, and as a query. */
export interface QueryPart {
  written: string;
  query: TypedQuery;
}

interface Reading {
  tokens: readonly QueryToken[];
  at: number;
  combine: Combine;
}

const all = (of: readonly TypedQuery[]): TypedQuery | undefined => {
  const parts = of.flatMap((one) => (one.is === 'all' ? one.of : [one]));
  const words = parts.flatMap((one) => (one.is === 'term' ? one.words : []));
  const others = parts.filter(({ is }) => is !== 'term');
  const term: TypedQuery[] = words.length ? [{ is: 'term', words }] : [];
  const [only, another] = [...term, ...others];
  return another ? { is: 'all', of: [...term, ...others] } : only;
};

const any = (of: readonly TypedQuery[]): TypedQuery | undefined => {
  const parts = of.flatMap((one) => (one.is === 'any' ? one.of : [one]));
  return parts.length > 1 ? { is: 'any', of: parts } : parts[0];
};

const not = (of: TypedQuery): TypedQuery => (of.is === 'not' ? of.of : { is: 'not', of });

const peek = ({ tokens, at }: Reading): QueryToken['is'] | undefined => tokens[at]?.is;

const primary = (reading: Reading): TypedQuery | undefined => {
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

const unary = (reading: Reading): TypedQuery | undefined => {
  if (peek(reading) !== 'not') return primary(reading);
  reading.at += 1;
  const of = unary(reading);
  return of && not(of);
};

const ends = (is: QueryToken['is'] | undefined): boolean =>
  is === undefined || is === 'comma' || is === 'close';

const sequence = (reading: Reading): TypedQuery | undefined => {
  const of: TypedQuery[] = [];
  while (!ends(peek(reading)) && peek(reading) !== 'or') {
    if (peek(reading) === 'and') reading.at += 1;
    const one = unary(reading);
    if (one) of.push(one);
  }
  return all(of);
};

const alternatives = (reading: Reading): TypedQuery | undefined => {
  const of: TypedQuery[] = [];
  for (;;) {
    const one = sequence(reading);
    if (one) of.push(one);
    if (peek(reading) !== 'or') return any(of);
    reading.at += 1;
  }
};

/** Whether a query says only what is left out. */
export const isExclusion = (query: TypedQuery): boolean =>
  query.is === 'not' || (query.is === 'all' && query.of.every(isExclusion));

/** What is left out is left out of the whole; the rest is combined. */
const combined = (parts: readonly TypedQuery[], combine: Combine): TypedQuery | undefined => {
  if (combine === 'AND') return all(parts);
  const wanted = any(parts.filter((one) => !isExclusion(one)));
  return all([...(wanted ? [wanted] : []), ...parts.filter(isExclusion)]);
};

/** Within parentheses, to the closing one. */
const list = (reading: Reading): TypedQuery | undefined => {
  const of: TypedQuery[] = [];
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
export const readTypedQuery = (text: string, combine: Combine = 'AND'): QueryPart[] =>
  between(typedTokens(text).tokens).flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    const query = alternatives({ tokens, at: 0, combine });
    return first && last && query ? [{ written: text.slice(first.start, last.end), query }] : [];
  });

/** The parts of a text between commas as they were written; a comma in a phrase or in parentheses parts nothing. */
export const writtenParts = (text: string): string[] => readTypedQuery(text).map(({ written }) => written);

type Term = Extract<TypedQuery, { is: 'term' }>;

const termsIn = (query: TypedQuery): Term[] => {
  if (query.is === 'term') return [query];
  return query.is === 'not' ? termsIn(query.of) : query.of.flatMap(termsIn);
};

/** How many terms a text asks for or leaves out. */
export const countTerms = (text: string): number =>
  readTypedQuery(text).reduce((sum, { query }) => sum + termsIn(query).length, 0);

/** How many parts of a text are to be combined: what is left out is left out of all of them. */
export const countCombined = (text: string): number =>
  readTypedQuery(text).filter(({ query }) => !isExclusion(query)).length;
