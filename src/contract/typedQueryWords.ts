import { misspelledField } from './misspelledField.ts';
import { type QueryFactField, type QueryTextField, queryFieldOf } from './queryFields.ts';
import { typedTokens } from './queryTokens.ts';
import { factWords, fieldExample, fieldName, valueProblem } from './queryValues.ts';
import {
  type Combine,
  isExclusion,
  type QueryPart,
  type QueryWord,
  readTypedQuery,
  type TypedQuery,
} from './typedQuery.ts';
import { unclosed } from './unclosed.ts';

const exclusionAsAlternative =
  'OR로 이은 말마다 찾을 낱말이 있어야 합니다. 뺄 말은 괄호 밖에 적어 주세요. 예: (한복 OR 김치) -전시';
const groupLeftOut = '빼는 말에는 낱말과 OR만 쓸 수 있습니다. 예: 한복 -(전시 OR 공연)';

const nearLeftOut = 'NEAR로 이은 말은 뺄 수 없습니다. 뺄 낱말만 적어 주세요. 예: 한복 NEAR/5 전시 -공연';

const isLeaf = ({ is }: TypedQuery): boolean => is === 'term' || is === 'fact';

const problemIn = (query: TypedQuery): string | undefined => {
  if (query.is === 'term' || query.is === 'near') return undefined;
  if (query.is === 'fact') return valueProblem(query.field, query.value, query.at);
  if (query.is === 'any' && query.of.some(isExclusion)) return exclusionAsAlternative;
  if (query.is !== 'not') return query.of.map(problemIn).find((problem) => problem !== undefined);
  const left = query.of.is === 'any' ? query.of.of : [query.of];
  if (left.some(({ is }) => is === 'near')) return nearLeftOut;
  if (!left.every(isLeaf)) return groupLeftOut;
  return left.map(problemIn).find((problem) => problem !== undefined);
};

/** Problem of an entered text, as parsed; undefined if it can be searched. */
export const queryProblem = (parts: readonly QueryPart[]): string | undefined =>
  parts.map(({ query }) => problemIn(query)).find((problem) => problem !== undefined);

/** queryProblem for a text of exclusions, whose words may be written with or without a minus. */
export const exclusionProblem = (parts: readonly QueryPart[]): string | undefined => {
  const isPlain = (query: TypedQuery): boolean =>
    isLeaf(query) ||
    (query.is === 'not' && isLeaf(query.of)) ||
    (query.is === 'any' && query.of.every(isLeaf)) ||
    (query.is === 'all' && query.of.every(({ is }) => is === 'not') && query.of.every(isPlain));
  if (!parts.every(({ query }) => isPlain(query))) return groupLeftOut;
  return queryProblem(parts);
};

/** Fields that are known of an article as it is collected. */
const collectedFields: ReadonlySet<string> = new Set<QueryTextField | QueryFactField>([
  ...(['title', 'body', 'reporter'] as const),
  ...(['outlet', 'nation', 'language', 'reported', 'paid'] as const),
]);

/** Problem of a condition on articles as they are collected: not everything is known of them yet. */
export const collectedProblem = (text: string): string | undefined => {
  const unknown = typedTokens(text).tokens.find(
    (token) => token.is === 'field' && !collectedFields.has(queryFieldOf(token.text)?.name ?? ''),
  );
  return unknown
    ? `‘${unknown.text}:’ 조건은 수집할 때 아직 알 수 없습니다 – ${unknown.start + 1}번째 글자. 이 조건을 빼 주세요.`
    : queryProblem(readTypedQuery(text, 'OR'));
};

/** Whether a query is more than words, and so is worth repeating in words. */
const saysMore = (query: TypedQuery): boolean =>
  query.is !== 'term' || query.field !== undefined || query.words.some(({ isPrefix }) => isPrefix);

const writtenWord = ({ text, isPhrase, isPrefix }: QueryWord): string => {
  if (isPhrase) return `“${text}”`;
  return isPrefix ? `${text}…로 시작하는 말` : text;
};

const written = (query: TypedQuery, isInner: boolean): string => {
  if (query.is === 'fact') return factWords(query.field, query.value);
  if (query.is === 'near' || query.is === 'term') {
    const where = query.field ? `${fieldName(query.field)}에 ` : '';
    const words = query.words.map(writtenWord);
    return (
      where + (query.is === 'near' ? `${words.join('·')}(서로 ${query.distance}낱말 이내)` : words.join(' '))
    );
  }
  if (query.is === 'not') return `${written(query.of, true)} 제외`;
  const wanted = query.of.filter((one) => !isExclusion(one));
  const left = query.of.filter(isExclusion);
  const joined = wanted.map((one) => written(one, true)).join(query.is === 'any' ? ' 또는 ' : ' 그리고 ');
  const whole = [...(wanted.length ? [joined] : []), ...left.map((one) => written(one, true))].join(', ');
  return isInner ? `(${whole})` : whole;
};

/**
 * The interpretation of a text with operators, in words; undefined if it has none.
 * @param isPlainTold whether a text of words alone is told too
 */
export const understoodQuery = (text: string, combine: Combine, isPlainTold = false): string | undefined => {
  const parts = readTypedQuery(text, combine).map(({ query }) => query);
  if (parts.length === 0 || (!isPlainTold && !parts.some(saysMore))) return undefined;
  const [only, another] = parts;
  if (only && !another) return written(only, false);
  const wanted = parts.filter((one) => !isExclusion(one));
  const left = parts.filter(isExclusion);
  const [first, second] = wanted;
  const joined =
    first && !second
      ? written(first, false)
      : wanted.map((one) => written(one, true)).join(combine === 'AND' ? ' 그리고 ' : ' 또는 ');
  return [...(wanted.length ? [joined] : []), ...left.map((one) => written(one, false))].join(', ');
};

const excludedBehind = /\S\s+제외\s*(?:[,，、]|$)/u;
const orInSmallLetters = /\S\s+or\s+\S/u;

const nearWithoutNumber = /\S\s+NEAR(?!\/[1-9]\d?\s)(?:\/\S*)?\s+\S/u;

const unclosedWords = {
  '(': ['닫는 괄호', '괄호'],
  ')': ['여는 괄호', '괄호'],
  '"': ['닫는 따옴표', '따옴표'],
} as const;

const spacedField =
  /(?:^|[\s,(])(제목|본문|기자|매체|국가|언어|분류|키워드|기간|등록|점수|유료|라벨|저장)[:：](?=\s|$)/u;

/** A hint for a text that may not mean what the user intends. */
export const queryHint = (text: string): string | undefined => {
  const [open] = unclosed(text);
  if (open) {
    const [lacking, sign] = unclosedWords[open.sign];
    return `${lacking}가 없습니다 – ${open.at + 1}번째 글자. 지금은 ${sign} 없이 찾습니다.`;
  }
  const spaced = spacedField.exec(text)?.[1];
  if (spaced)
    return `‘${spaced}:’ 바로 뒤에 찾을 말을 붙여 적어 주세요. 예: ${spaced}:${fieldExample(spaced)}`;
  const { tokens, dangling: allDangling } = typedTokens(text);
  const [dangling] = allDangling;
  if (dangling !== undefined)
    return dangling === 'NOT'
      ? 'NOT 뒤에 뺄 낱말을 적어 주세요. 지금은 NOT 없이 찾습니다.'
      : `${dangling} 앞뒤에 찾을 낱말을 적어 주세요. 지금은 ${dangling} 없이 찾습니다.`;
  const misspelled = misspelledField(tokens);
  if (misspelled) {
    const { typed, meant, at } = misspelled;
    return `‘${typed}:’이라는 조건은 없어 낱말로 찾습니다 – ${at + 1}번째 글자. 혹시 ‘${meant}:’인가요?`;
  }
  if (nearWithoutNumber.test(text))
    return 'NEAR 뒤에 /와 낱말 수(1~99)를 붙여 적어 주세요. 예: 한복 NEAR/5 전시. 지금은 NEAR도 낱말로 찾습니다.';
  if (excludedBehind.test(text))
    return '‘제외’도 낱말로 찾습니다. 빼고 찾으려면 낱말 앞에 -를 붙여 주세요. 예: 한복 -전시';
  if (orInSmallLetters.test(text))
    return '둘 중 하나라도 있는 글을 찾으려면 대문자로 OR를 적어 주세요. 예: 한복 OR 김치';
  return undefined;
};
