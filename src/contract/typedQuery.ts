import { type QueryFactField, type QueryTextField, queryFieldOf } from './queryFields.ts';
import { nearDistance, type QueryToken, tokensBetweenCommas } from './queryTokens.ts';

/** A word, or a phrase in quotation marks, which is searched literally. */
export interface QueryWord {
  text: string;
  isPhrase: boolean;
  /** Typed with an asterisk at its end: any word that begins like this. */
  isPrefix?: boolean;
}

/** A field and its value, at this index of the text. */
export interface TypedFact {
  is: 'fact';
  field: QueryFactField;
  value: string;
  at: number;
}

/**
 * The parsed form of an entered query. AND binds tighter than OR.
 * @typeParam Fact what is known of a field and its value: only what was typed, or what the value means
 */
export type TypedQuery<Fact extends { is: 'fact' } = TypedFact> =
  /** All of the words, in one field: the named one, or any that is searched. */
  | { is: 'term'; words: readonly QueryWord[]; field?: QueryTextField }
  /** Both words in one text, with at most `distance` words from the one to the other. */
  | { is: 'near'; words: readonly [QueryWord, QueryWord]; distance: number; field?: QueryTextField }
  | Fact
  | { is: 'all' | 'any'; of: readonly TypedQuery<Fact>[] }
  | { is: 'not'; of: TypedQuery<Fact> };

export type Combine = 'AND' | 'OR';

/** The text between two commas: in its original form, and as a query. */
export interface QueryPart<Fact extends { is: 'fact' } = TypedFact> {
  written: string;
  query: TypedQuery<Fact>;
}

interface Reading {
  tokens: readonly QueryToken[];
  at: number;
  combine: Combine;
}

const all = (of: readonly TypedQuery[]): TypedQuery | undefined => {
  const parts = of.flatMap((one) => (one.is === 'all' ? one.of : [one]));
  const isPlain = (one: TypedQuery): boolean => one.is === 'term' && one.field === undefined;
  const words = parts.flatMap((one) => (one.is === 'term' && isPlain(one) ? one.words : []));
  const others = parts.filter((one) => !isPlain(one));
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

const prefixPattern = /^(.*[\p{L}\p{N}])[*＊]$/u;

const wordOf = ({ is, text }: QueryToken): QueryWord => {
  const begin = is === 'word' ? prefixPattern.exec(text)?.[1] : undefined;
  return begin ? { text: begin, isPhrase: false, isPrefix: true } : { text, isPhrase: is === 'phrase' };
};

/** Beside NEAR a word is meant as it stands. */
const nearWord = (token: QueryToken): QueryWord => ({
  text: wordOf(token).text,
  isPhrase: token.is === 'phrase',
});

/** A word, and the words near it. */
const nearby = (reading: Reading, token: QueryToken): TypedQuery | undefined => {
  const found: TypedQuery[] = [];
  for (let first = token; peek(reading) === 'near'; ) {
    const [near, second] = reading.tokens.slice(reading.at, reading.at + 2);
    if (!near || !second) break;
    found.push({
      is: 'near',
      words: [nearWord(first), nearWord(second)],
      distance: nearDistance(near.text),
    });
    reading.at += 2;
    first = second;
  }
  return found.length ? all(found) : { is: 'term', words: [wordOf(token)] };
};

type Field = NonNullable<ReturnType<typeof queryFieldOf>>;

/** A query as the values of a field. @param at index of the first value in the text */
const inField = (query: TypedQuery, field: Field, at: number): TypedQuery => {
  if (query.is === 'not') return { is: 'not', of: inField(query.of, field, at) };
  if (query.is === 'all' || query.is === 'any')
    return { is: query.is, of: query.of.map((one) => inField(one, field, at)) };
  if (query.is !== 'term' && query.is !== 'near') return query;
  if (field.is === 'text') return query.field ? query : { ...query, field: field.name };
  const value = query.words.map((word) => word.text + (word.isPrefix ? '*' : '')).join(' ');
  return { is: 'fact', field: field.name, value, at };
};

const primary = (reading: Reading): TypedQuery | undefined => {
  const token = reading.tokens[reading.at];
  if (!token) return undefined;
  reading.at += 1;
  if (token.is === 'field') {
    const [value, field] = [primary(reading), queryFieldOf(token.text)];
    return value && field ? inField(value, field, token.end) : value;
  }
  if (token.is === 'word' || token.is === 'phrase') return nearby(reading, token);
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

/** Whether a query consists of exclusions only. */
export const isExclusion = (query: TypedQuery<{ is: 'fact' }>): boolean =>
  query.is === 'not' || (query.is === 'all' && query.of.every(isExclusion));

/** Exclusions apply to the whole; the other parts are combined. */
const combined = (parts: readonly TypedQuery[], combine: Combine): TypedQuery | undefined => {
  if (combine === 'AND') return all(parts);
  const wanted = any(parts.filter((one) => !isExclusion(one)));
  return all([...(wanted ? [wanted] : []), ...parts.filter(isExclusion)]);
};

/** Parses a comma-separated list within parentheses, up to the closing one. */
const list = (reading: Reading): TypedQuery | undefined => {
  const of: TypedQuery[] = [];
  for (;;) {
    const one = alternatives(reading);
    if (one) of.push(one);
    if (peek(reading) !== 'comma') return combined(of, reading.combine);
    reading.at += 1;
  }
};

/**
 * Parses the text of a search field. Commas separate the parts, which the condition of the field combines; within a
 * part `AND` or nothing means all, `OR` and `|` any, `NOT` and a minus before a word exclude; quotation marks enclose a
 * phrase, parentheses a group. No text is an error.
 * @param combine meaning of commas within parentheses
 */
export const readTypedQuery = (text: string, combine: Combine = 'AND'): QueryPart[] =>
  tokensBetweenCommas(text).flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    const query = alternatives({ tokens, at: 0, combine });
    return first && last && query ? [{ written: text.slice(first.start, last.end), query }] : [];
  });

const leavesIn = (query: TypedQuery<{ is: 'fact' }>): number => {
  if (query.is === 'near') return 2;
  if (query.is === 'term' || query.is === 'fact') return 1;
  return query.is === 'not' ? leavesIn(query.of) : query.of.reduce((sum, one) => sum + leavesIn(one), 0);
};

/** Number of terms and facts, including excluded ones. */
export const countTerms = (parts: readonly QueryPart<{ is: 'fact' }>[]): number =>
  parts.reduce((sum, { query }) => sum + leavesIn(query), 0);

/** Number of parts that are combined: exclusions apply to all of them and do not count. */
export const countCombined = (parts: readonly QueryPart[]): number =>
  parts.filter(({ query }) => !isExclusion(query)).length;
