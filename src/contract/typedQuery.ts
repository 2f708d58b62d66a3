/** A token of the entered text with its position: UTF-16 units, end exclusive. */
interface QueryToken {
  is: 'word' | 'phrase' | 'and' | 'or' | 'not' | 'open' | 'close' | 'comma';
  /** As entered; of a phrase the text between its quotation marks. */
  text: string;
  start: number;
  end: number;
}

const commas = /[,，、]/u;
const quotes = /["“”]/u;
const bars = /[|｜]/u;
const minus = /[-－−]/u;
const plus = /[+＋]/u;
const openings = /[(（]/u;
const closings = /[)）]/u;
const space = /\s/u;
/** Characters that may precede a signed word, and that may follow a closing parenthesis. */
const beforeSigned = /[\s,，、|｜(（+＋－−-]/u;
const behindClosing = /[\s,，、|｜)）+＋－−-]/u;
/** Characters that may follow a sign. */
const signed = /[\p{L}\p{N}"“(（]/u;

const writtenOperators = new Map<string, QueryToken['is']>([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
]);
/** A parenthesis right after an operator groups too. */
const endsInOperator = /(?:^|[\s,，、|｜(（])(?:AND|OR|NOT)$/u;
/** Conjunctions are operators between two words: every result also matches the words without the conjunction. */
const conjunctions = new Map<string, QueryToken['is']>([
  ['그리고', 'and'],
  ['또는', 'or'],
]);

/** The operator that a word stands for, in letters of any width; undefined for other words. */
const operatorOf = (word: string): QueryToken['is'] | undefined =>
  writtenOperators.get(word.normalize('NFKC')) ?? conjunctions.get(word);

/** Whether a word alone would be read as an operator. */
export const isOperator = (word: string): boolean => operatorOf(word) !== undefined;

const closingQuote = (text: string, opening: number): number => {
  for (let at = opening + 1; at < text.length; at += 1) if (quotes.test(text.charAt(at))) return at;
  return -1;
};

/** Positions of the parentheses that group: only pairs, with a boundary on their outer sides. */
const groupingPlaces = (text: string): Set<number> => {
  const grouping = new Set<number>();
  const open: number[] = [];
  const isAt = (pattern: RegExp, at: number): boolean =>
    at < 0 || at >= text.length || pattern.test(text.charAt(at));
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const end = quotes.test(character) ? closingQuote(text, at) : -1;
    if (end > at) at = end;
    else if (openings.test(character)) open.push(at);
    else if (closings.test(character)) {
      const begin = open.pop();
      if (begin === undefined || !isAt(behindClosing, at + 1)) continue;
      const before = text.slice(Math.max(0, begin - 4), begin).normalize('NFKC');
      if (isAt(beforeSigned, begin - 1) || endsInOperator.test(before)) grouping.add(begin).add(at);
    }
  }
  return grouping;
};

const oneSign = (character: string): QueryToken['is'] | undefined => {
  if (commas.test(character)) return 'comma';
  if (bars.test(character)) return 'or';
  return undefined;
};

/** The tokens of a text; every word that could be an operator counts as one. */
const scanned = (text: string): QueryToken[] => {
  const grouping = groupingPlaces(text);
  const found: QueryToken[] = [];
  const isBegin = (at: number): boolean =>
    at === 0 || beforeSigned.test(text.charAt(at - 1)) || grouping.has(at - 1);
  const endsWord = (at: number): boolean => {
    const character = text.charAt(at);
    if (space.test(character) || oneSign(character) || grouping.has(at)) return true;
    return quotes.test(character) && closingQuote(text, at) > at;
  };
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const add = (is: QueryToken['is'], end: number, own = text.slice(at, end)): void => {
      found.push({ is, text: own, start: at, end });
      at = end;
    };
    const sign = oneSign(character);
    const isSign = isBegin(at) && signed.test(text.charAt(at + 1));
    const quoteEnd = quotes.test(character) ? closingQuote(text, at) : -1;
    if (sign) add(sign, at + 1);
    else if (quoteEnd > at) add('phrase', quoteEnd + 1, text.slice(at + 1, quoteEnd).trim());
    else if (grouping.has(at)) add(openings.test(character) ? 'open' : 'close', at + 1);
    else if (isSign && minus.test(character)) add('not', at + 1);
    else if (space.test(character) || (isSign && plus.test(character))) at += 1;
    else {
      let end = at + 1;
      while (end < text.length && !endsWord(end)) end += 1;
      const word = text.slice(at, end);
      add(operatorOf(word) ?? 'word', end);
    }
  }
  // an empty phrase is ignored unless nothing else was entered
  const saying = found.filter(({ is, text: own }) => is !== 'phrase' || own !== '');
  return saying.some(({ is }) => is === 'word' || is === 'phrase') ? saying : found;
};

const isOperand = (token: QueryToken | undefined, side: 'open' | 'close'): boolean =>
  token !== undefined && ['word', 'phrase', side].includes(token.is);

/** Whether the token is followed by a searchable operand, possibly after further operators. */
const leadsOn = (tokens: readonly QueryToken[], index: number): boolean => {
  const next = tokens[index + 1];
  if (next?.is === 'not' || next?.is === 'and' || next?.is === 'or') return leadsOn(tokens, index + 1);
  return isOperand(next, 'open');
};

/** Operators count only if they connect operands; others are dropped, or kept as words. */
const withoutDangling = (tokens: readonly QueryToken[]): { tokens: QueryToken[]; dangling: string[] } => {
  const kept: QueryToken[] = [];
  const dangling: string[] = [];
  const isAlone = !tokens.some(({ is }) => is === 'word' || is === 'phrase');
  for (const [index, token] of tokens.entries()) {
    if (!['and', 'or', 'not'].includes(token.is)) kept.push(token);
    else if (isAlone && operatorOf(token.text)) kept.push({ ...token, is: 'word' });
    else if (leadsOn(tokens, index) && (token.is === 'not' || isOperand(kept.at(-1), 'close')))
      kept.push(token);
    else if (conjunctions.has(token.text)) kept.push({ ...token, is: 'word' });
    else dangling.push(token.text);
  }
  return { tokens: kept, dangling };
};

/**
 * The entered text, split into words, phrases and operators.
 * @returns `dangling`: operators without operands, which are omitted
 */
export const typedTokens = (text: string): { tokens: QueryToken[]; dangling: string[] } =>
  withoutDangling(scanned(text));

/** A word, or a phrase in quotation marks, which is searched literally. */
export interface QueryWord {
  text: string;
  isPhrase: boolean;
}

/** The parsed form of an entered query. AND binds tighter than OR. */
export type TypedQuery =
  /** All of the words, in one field. */
  | { is: 'term'; words: readonly QueryWord[] }
  | { is: 'all' | 'any'; of: readonly TypedQuery[] }
  | { is: 'not'; of: TypedQuery };

export type Combine = 'AND' | 'OR';

/** The text between two commas: in its original form, and as a query. */
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

/** Whether a query consists of exclusions only. */
export const isExclusion = (query: TypedQuery): boolean =>
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

/** The tokens between commas outside of parentheses. */
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
 * Parses the text of a search field. Commas separate the parts, which the condition of the field combines; within a
 * part `AND` or nothing means all, `OR` and `|` any, `NOT` and a minus before a word exclude; quotation marks enclose a
 * phrase, parentheses a group. No text is an error.
 * @param combine meaning of commas within parentheses
 */
export const readTypedQuery = (text: string, combine: Combine = 'AND'): QueryPart[] =>
  between(typedTokens(text).tokens).flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    const query = alternatives({ tokens, at: 0, combine });
    return first && last && query ? [{ written: text.slice(first.start, last.end), query }] : [];
  });

/**
 * The parts of a text between commas in their original form; a comma in a phrase or in parentheses does not separate.
 */
export const writtenParts = (text: string): string[] => readTypedQuery(text).map(({ written }) => written);

type Term = Extract<TypedQuery, { is: 'term' }>;

const termsIn = (query: TypedQuery): Term[] => {
  if (query.is === 'term') return [query];
  return query.is === 'not' ? termsIn(query.of) : query.of.flatMap(termsIn);
};

/** Number of terms, including excluded ones. */
export const countTerms = (parts: readonly QueryPart[]): number =>
  parts.reduce((sum, { query }) => sum + termsIn(query).length, 0);

/** Number of parts that are combined: exclusions apply to all of them and do not count. */
export const countCombined = (parts: readonly QueryPart[]): number =>
  parts.filter(({ query }) => !isExclusion(query)).length;
