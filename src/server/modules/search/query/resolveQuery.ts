import { dayStart, nextDayStart } from '#contract/days.ts';
import { itemKinds } from '#contract/itemKinds.ts';
import { asSubject, objectParticle } from '#contract/particles.ts';
import { type QueryFactField } from '#contract/queryFields.ts';
import { type Days, fieldName, readBounds, readPeriod, readYesNo } from '#contract/queryValues.ts';
import {
  countTerms,
  type QueryPart,
  type QueryWord,
  type TypedFact,
  type TypedQuery,
} from '#contract/typedQuery.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Fact, KnownFact } from '../facts/facts.ts';
import { keyOfWord } from '../typos/knownWord.ts';
import { knownWords } from '../typos/knownWords.ts';
import { keywordToken } from '../words/articleTokens.ts';
import { columnOfField, isNamedField, keysNamed, nameNear } from './namedValues.ts';
import { queryFieldSource, type SavedPath, savedPath } from './queryFieldSources.ts';

type KnownQuery = TypedQuery<KnownFact>;

interface Resolving {
  caller: Caller | null | undefined;
  /** The saved searches that lead here. */
  path: SavedPath;
  /** Problems found, as Korean sentences. */
  problems: string[];
}

const known = (fact: Fact): KnownFact => ({ is: 'fact', fact });
/** Stands for a value with a problem. */
const unknown: KnownFact = known({ of: 'values', column: 'payYn', values: [] });

/** The time of a period of Korean days. */
const timeFact = (column: 'frmTrsfNscvrgDt' | 'regDt', { from, to }: Days): KnownFact =>
  known({
    of: 'time',
    column,
    ...(from && { from: dayStart(from) }),
    ...(to && { before: nextDayStart(to) }),
  });

/** Facts whose values no table names. */
const written = (field: QueryFactField, value: string): KnownFact | undefined => {
  const [days, bounds, flag] = [readPeriod(value), readBounds(value), readYesNo(value)];
  if (field === 'keyword') return known({ of: 'keyword', token: keywordToken(value) });
  if (field === 'reported') return days && timeFact('frmTrsfNscvrgDt', days);
  if (field === 'registered') return days && timeFact('regDt', days);
  if (field === 'score') return bounds && known({ of: 'score', bounds });
  return field === 'paid' && flag ? known({ of: 'values', column: 'payYn', values: [flag] }) : undefined;
};

const resolveFact = async ({ field, value, at }: TypedFact, to: Resolving): Promise<KnownQuery> => {
  const problem = (words: string, further = ''): KnownFact => {
    to.problems.push(`${words} – ${at + 1}번째 글자.${further}`);
    return unknown;
  };
  if (isNamedField(field)) {
    const keys = await keysNamed(field, value);
    if (keys.length > 0) return known({ of: 'values', column: columnOfField[field], values: keys });
    const near = await nameNear(field, value);
    const meant = near ? ` ‘${near}’${objectParticle(near)} 찾으셨나요?` : ' 이름을 다시 확인해 주세요.';
    return problem(`‘${value}’: 그런 ${asSubject(fieldName(field))} 없습니다`, meant);
  }
  const source = queryFieldSource(field);
  if (source) {
    if (!to.caller) return problem(`‘${fieldName(field)}:’ 조건은 로그인한 사람만 쓸 수 있습니다`);
    const found = await source.resolve(value, to.caller, to.path);
    return typeof found === 'string' ? problem(found) : found;
  }
  return written(field, value) ?? problem(`‘${fieldName(field)}:’ 뒤의 ‘${value}’ 값을 읽을 수 없습니다`);
};

type Term = Extract<KnownQuery, { is: 'term' }>;

const wordsOfKinds = knownWords();
/** Words that one beginning stands for at most: those of the most texts. */
const maxBeginnings = 50;
/** Scripts that are searched by part need no list of words: every part of a word is found anyway. */
const isListed = /[\p{L}\p{N}]$/u;
const isSliced = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]$/u;

/** `museum*` as any of the words of titles, keywords and dictionaries that begin like this. */
const beginning = async (word: QueryWord, field: Term['field']): Promise<KnownQuery> => {
  const key = keyOfWord(word.text);
  const as = (text: string): KnownQuery => ({
    is: 'term',
    words: [{ text, isPhrase: true }],
    ...(field && { field }),
  });
  const known = isSliced.test(key) || !isListed.test(key) ? [] : [...(await wordsOfKinds(itemKinds))];
  const found = known.flatMap(([one, { written: text }]) =>
    one.startsWith(key) && one !== key ? [text] : [],
  );
  const all = [as(word.text), ...found.slice(0, maxBeginnings).map(as)];
  return all.length > 1
    ? { is: 'any', of: all }
    : { is: 'term', words: [{ ...word, isPrefix: false }], ...(field && { field }) };
};

/** A term whose words may be beginnings. */
const withBeginnings = async (term: Term): Promise<KnownQuery> => {
  const begun = term.words.filter(({ isPrefix }) => isPrefix);
  if (begun.length === 0) return term;
  const of: KnownQuery[] = [];
  for (const word of begun) of.push(await beginning(word, term.field));
  const whole = term.words.filter(({ isPrefix }) => !isPrefix);
  const [only, another] = [...(whole.length ? [{ ...term, words: whole }] : []), ...of];
  return only && !another
    ? only
    : { is: 'all', of: [...(whole.length ? [{ ...term, words: whole }] : []), ...of] };
};

const resolved = async (query: TypedQuery, to: Resolving): Promise<KnownQuery> => {
  if (query.is === 'fact') return resolveFact(query, to);
  if (query.is === 'term') return withBeginnings(query);
  if (query.is === 'near') return query;
  if (query.is === 'not') {
    if (query.of.is === 'fact' && query.of.field === 'saved')
      to.problems.push(`‘저장:’으로 부른 검색은 뺄 수 없습니다 – ${query.of.at + 1}번째 글자.`);
    return { is: 'not', of: await resolved(query.of, to) };
  }
  const of: KnownQuery[] = [];
  for (const one of query.of) of.push(await resolved(one, to));
  return { is: query.is, of };
};

/** Facts that only a statement decides may only narrow the whole query. */
const hasStatement = (query: KnownQuery): boolean => {
  if (query.is === 'fact') return query.fact.of === 'statement';
  if (query.is === 'not') return hasStatement(query.of);
  return (query.is === 'all' || query.is === 'any') && query.of.some(hasStatement);
};
const isWords = (query: KnownQuery): boolean => {
  if (query.is === 'term' || query.is === 'near') return true;
  if (query.is === 'not') return isWords(query.of);
  return (query.is === 'all' || query.is === 'any') && query.of.some(isWords);
};
const labelProblem =
  '‘라벨:’ 조건은 OR로 낱말과 이을 수 없습니다. 낱말과 나란히 적어 주세요. 예: 한복 라벨:보고용';

/** Whether a label and words are alternatives. */
const mixes = (query: KnownQuery): boolean => {
  if (query.is === 'any') return hasStatement(query) && isWords(query);
  if (query.is === 'not') return mixes(query.of);
  return query.is === 'all' && query.of.some((one) => mixes(one) || (one.is === 'all' && mixes(one)));
};

/** Saved searches in one text: each may contain as many again. */
const maxSaved = 5;

const countSaved = (query: TypedQuery): number => {
  if (query.is === 'fact') return query.field === 'saved' ? 1 : 0;
  if (query.is === 'not') return countSaved(query.of);
  return query.is === 'all' || query.is === 'any'
    ? query.of.reduce((sum, one) => sum + countSaved(one), 0)
    : 0;
};

/** Words and facts of a query with everything that its parts stand for. */
const maxTerms = 300;
const tooMany = `찾을 낱말과 조건이 모두 ${maxTerms}개를 넘습니다. ‘저장:’ 조건이나 *로 끝나는 낱말을 줄여 주세요.`;

/**
 * The parts with what their facts mean to the caller.
 * @param path the saved searches that lead here
 * @returns problems as Korean sentences with the place in the text
 */
export const resolveQuery = async (
  parts: readonly QueryPart[],
  caller: Caller | null | undefined,
  path = savedPath(),
): Promise<{ parts: QueryPart<KnownFact>[]; problems: string[] }> => {
  const to: Resolving = { caller, path, problems: [] };
  if (parts.reduce((sum, { query }) => sum + countSaved(query), 0) > maxSaved)
    return { parts: [], problems: [`‘저장:’ 조건은 ${maxSaved}개까지 쓸 수 있습니다.`] };
  const all: QueryPart<KnownFact>[] = [];
  for (const { written: typed, query } of parts)
    all.push({ written: typed, query: await resolved(query, to) });
  if (all.some(({ query }) => mixes(query))) to.problems.push(labelProblem);
  // beginnings of words and saved searches stand for many
  if (countTerms(all) > maxTerms) to.problems.push(tooMany);
  return { parts: all, problems: to.problems };
};
