import { fieldBegin } from './queryFields.ts';

/** A token of the entered text with its position: UTF-16 units, end exclusive. */
export interface QueryToken {
  is: 'word' | 'phrase' | 'and' | 'or' | 'not' | 'near' | 'field' | 'open' | 'close' | 'comma';
  /** As entered; of a phrase the text between its quotation marks; of a field its name without the colon. */
  text: string;
  start: number;
  end: number;
}

const commas = /[,，、]/u;
export const quotes = /["“”]/u;
const bars = /[|｜]/u;
const minus = /[-－−]/u;
const plus = /[+＋]/u;
export const openings = /[(（]/u;
export const closings = /[)）]/u;
export const space = /\s/u;
/** Characters that may precede a signed word, and that may follow a closing parenthesis. */
export const beforeSigned = /[\s,，、|｜(（+＋－−-]/u;
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

/** Both words in one text with at most so many words from the one to the other. */
const nearPattern = /^NEAR\/([1-9]\d?)$/;

/** The number of words of the operator `NEAR/5`. */
export const nearDistance = (typed: string): number => Number(nearPattern.exec(typed.normalize('NFKC'))?.[1]);

/** The operator that a word stands for, in letters of any width; undefined for other words. */
const operatorOf = (word: string): QueryToken['is'] | undefined => {
  const plain = word.normalize('NFKC');
  return (
    writtenOperators.get(plain) ?? conjunctions.get(word) ?? (nearPattern.test(plain) ? 'near' : undefined)
  );
};

/** Whether a word alone would be read as an operator. */
export const isOperator = (word: string): boolean => operatorOf(word) !== undefined;

export const closingQuote = (text: string, opening: number): number => {
  for (let at = opening + 1; at < text.length; at += 1) if (quotes.test(text.charAt(at))) return at;
  return -1;
};

const startOfWord = /[^\s,，、|｜(（+＋－−-]*$/u;

/** Whether the name of a field and its colon end at this position. */
export const isBehindField = (text: string, at: number): boolean => {
  const before = startOfWord.exec(text.slice(Math.max(0, at - 16), at))?.[0] ?? '';
  return fieldBegin.exec(before)?.[0] === before && before !== '';
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
      if (isAt(beforeSigned, begin - 1) || endsInOperator.test(before) || isBehindField(text, begin))
        grouping.add(begin).add(at);
    }
  }
  return grouping;
};

const oneSign = (character: string): QueryToken['is'] | undefined => {
  if (commas.test(character)) return 'comma';
  if (bars.test(character)) return 'or';
  return undefined;
};

/** Whether a value begins with this character. */
const isValue = (character: string): boolean =>
  character !== '' && !space.test(character) && oneSign(character) === undefined && !closings.test(character);

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
      const named = isBegin(at) ? fieldBegin.exec(text.slice(at, at + 16)) : null;
      const valueAt = at + (named?.[0].length ?? 0);
      if (named?.[1] && isValue(text.charAt(valueAt))) {
        add('field', valueAt, named[1]);
        if (quotes.test(text.charAt(at)) && closingQuote(text, at) > at) continue;
        if (grouping.has(at)) continue;
      }
      let end = at + 1;
      while (end < text.length && !endsWord(end)) end += 1;
      const word = text.slice(at, end);
      add(named && found.at(-1)?.is === 'field' ? 'word' : (operatorOf(word) ?? 'word'), end);
    }
  }
  // an empty phrase is ignored unless nothing else was entered
  const saying = found.filter(({ is, text: own }) => is !== 'phrase' || own !== '');
  return saying.some(({ is }) => is === 'word' || is === 'phrase') ? saying : found;
};

const isOperand = (token: QueryToken | undefined, side: 'open' | 'close'): boolean =>
  token !== undefined &&
  (['word', 'phrase', side].includes(token.is) || (side === 'open' && token.is === 'field'));

const isWord = (token: QueryToken | undefined): boolean => token?.is === 'word' || token?.is === 'phrase';

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
    if (!['and', 'or', 'not', 'near'].includes(token.is)) kept.push(token);
    else if (isAlone && operatorOf(token.text)) kept.push({ ...token, is: 'word' });
    else if (token.is === 'near') {
      if (isWord(kept.at(-1)) && isWord(tokens[index + 1])) kept.push(token);
      else dangling.push(token.text);
    } else if (leadsOn(tokens, index) && (token.is === 'not' || isOperand(kept.at(-1), 'close')))
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

/** The tokens of a text between commas outside of parentheses. */
export const tokensBetweenCommas = (text: string): QueryToken[][] => {
  const { tokens } = typedTokens(text);
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
 * The parts of a text between commas in their original form; a comma in a phrase or in parentheses does not separate.
 */
export const writtenParts = (text: string): string[] =>
  tokensBetweenCommas(text).flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last && tokens.some(isWord) ? [text.slice(first.start, last.end)] : [];
  });
