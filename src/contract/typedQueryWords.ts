import {
  type Combine,
  isExclusion,
  type QueryPart,
  readTypedQuery,
  type TypedQuery,
  typedTokens,
} from './typedQuery.ts';

const exclusionAsAlternative =
  'OR로 이은 말마다 찾을 낱말이 있어야 합니다. 뺄 말은 괄호 밖에 적어 주세요. 예: (한복 OR 김치) -전시';
const groupLeftOut = '빼는 말에는 낱말과 OR만 쓸 수 있습니다. 예: 한복 -(전시 OR 공연)';

const problemIn = (query: TypedQuery): string | undefined => {
  if (query.is === 'term') return undefined;
  if (query.is === 'any' && query.of.some(isExclusion)) return exclusionAsAlternative;
  if (query.is !== 'not') return query.of.map(problemIn).find((problem) => problem !== undefined);
  const left = query.of.is === 'any' ? query.of.of : [query.of];
  return left.every(({ is }) => is === 'term') ? undefined : groupLeftOut;
};

/** Problem of an entered text, as parsed; undefined if it can be searched. */
export const queryProblem = (parts: readonly QueryPart[]): string | undefined =>
  parts.map(({ query }) => problemIn(query)).find((problem) => problem !== undefined);

/** queryProblem for a text of exclusions, whose words may be written with or without a minus. */
export const exclusionProblem = (parts: readonly QueryPart[]): string | undefined => {
  const isPlain = (query: TypedQuery): boolean =>
    query.is === 'term' ||
    (query.is === 'not' && query.of.is === 'term') ||
    (query.is === 'any' && query.of.every(({ is }) => is === 'term')) ||
    (query.is === 'all' && query.of.every(({ is }) => is === 'not') && query.of.every(isPlain));
  return parts.every(({ query }) => isPlain(query)) ? undefined : groupLeftOut;
};

const hasOperator = (query: TypedQuery): boolean => query.is !== 'term';

const written = (query: TypedQuery, isInner: boolean): string => {
  if (query.is === 'term')
    return query.words.map(({ text, isPhrase }) => (isPhrase ? `“${text}”` : text)).join(' ');
  if (query.is === 'not') return `${written(query.of, true)} 제외`;
  const wanted = query.of.filter((one) => !isExclusion(one));
  const left = query.of.filter(isExclusion);
  const joined = wanted.map((one) => written(one, true)).join(query.is === 'any' ? ' 또는 ' : ' 그리고 ');
  const whole = [...(wanted.length ? [joined] : []), ...left.map((one) => written(one, true))].join(', ');
  return isInner ? `(${whole})` : whole;
};

/** The interpretation of a text with operators, in words; undefined if it has none. */
export const understoodQuery = (text: string, combine: Combine): string | undefined => {
  const parts = readTypedQuery(text, combine).map(({ query }) => query);
  if (!parts.some(hasOperator)) return undefined;
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

/** A hint for a text that may not mean what the user intends. */
export const queryHint = (text: string): string | undefined => {
  const [dangling] = typedTokens(text).dangling;
  if (dangling !== undefined)
    return dangling === 'NOT'
      ? 'NOT 뒤에 뺄 낱말을 적어 주세요. 지금은 NOT 없이 찾습니다.'
      : `${dangling} 앞뒤에 찾을 낱말을 적어 주세요. 지금은 ${dangling} 없이 찾습니다.`;
  if (excludedBehind.test(text))
    return '‘제외’도 낱말로 찾습니다. 빼고 찾으려면 낱말 앞에 -를 붙여 주세요. 예: 한복 -전시';
  if (orInSmallLetters.test(text))
    return '둘 중 하나라도 있는 글을 찾으려면 대문자로 OR를 적어 주세요. 예: 한복 OR 김치';
  return undefined;
};
