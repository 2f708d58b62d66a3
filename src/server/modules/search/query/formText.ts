import { constants } from '#contract/constants.ts';
import { today } from '#contract/days.ts';
import { type QueryFactField, queryFieldOf } from '#contract/queryFields.ts';
import { isOperator, type QueryToken, typedTokens, writtenParts } from '#contract/queryTokens.ts';
import { readPeriod } from '#contract/queryValues.ts';
import { termsOf } from '#contract/terms.ts';
import type { SearchForm } from '#generated/types/searchCalls.ts';
import type { NamedField } from './namedValues.ts';

/** Names of records, and what a name stands for. */
export interface RecordNames {
  /** The name or key by which exactly this record is found; undefined if there is none. */
  nameOf(field: NamedField, key: string): Promise<string | undefined>;
  /** The keys of all records that a value names. */
  keysOf(field: NamedField, value: string): Promise<string[]>;
}

const listFields = { nation: 'ntnId', outlet: 'mediaId', category: 'featExtrMclsf' } as const;
type ListField = keyof typeof listFields;
const koreanNames: Record<ListField | 'region' | 'keyword' | 'reported', string> = {
  nation: '국가',
  outlet: '매체',
  category: '분류',
  region: '대분류',
  keyword: '키워드',
  reported: '기간',
};

/** What the relative periods of the form are called in a query. */
const periods: Record<string, string> = {
  day: '오늘',
  yesterday: '어제',
  week: '7d',
  month: `${constants.dateRangeDefaultDays}d`,
  year: '365d',
};

const plainValue = /^[\p{L}\p{N}]+$/u;
const written = (value: string): string =>
  plainValue.test(value) && !isOperator(value) ? value : `"${value}"`;

const eitherOf = (field: keyof typeof koreanNames, values: readonly string[]): string[] => {
  const [only, another] = values.map(written);
  if (!only) return [];
  return [`${koreanNames[field]}:${another ? `(${values.map(written).join(' OR ')})` : only}`];
};

const isPlain = ({ is }: QueryToken): boolean => is === 'word' || is === 'phrase';

/** A part that an operator may precede: a single word or phrase as it is, anything else in parentheses. */
const grouped = (text: string, isAlone: (tokens: readonly QueryToken[]) => boolean): string => {
  const { tokens, dangling } = typedTokens(text);
  const isFree = dangling.length === 0 && tokens.every((one) => isPlain(one) && !isOperator(one.text));
  return isFree && isAlone(tokens) ? text : `(${text})`;
};

const periodText = ({ period, startDate, endDate }: SearchForm): string[] => {
  const name = period === 'custom' ? startDate + endDate && `${startDate}..${endDate}` : periods[period];
  return name ? [`기간:${name}`] : [];
};

/** Conditions of which nothing is left but the words. */
const emptied = (form: SearchForm, searchText: string): SearchForm => ({
  ...form,
  searchText,
  excludeText: '',
  keyword: '',
  period: 'all',
  startDate: '',
  endDate: '',
  ntnId: [],
  mediaId: [],
  featExtrMclsf: [],
  lclsfNm: '',
});

const isPeriodOpen = ({ period, startDate, endDate }: SearchForm): boolean =>
  period === 'all' || (period === 'custom' && !startDate && !endDate);

/** The form with its texts as they are read back: without superfluous spaces. */
const tidy = (form: SearchForm): SearchForm => ({
  ...form,
  searchText: form.searchText.trim(),
  excludeText: writtenParts(form.excludeText).join(', '),
  keyword: termsOf(form.keyword).join(', '),
  ...(isPeriodOpen(form) && { period: 'all' }),
});

const isSame = (one: SearchForm, other: SearchForm): boolean =>
  (Object.keys(one) as (keyof SearchForm)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/**
 * All conditions of the form as a typed query.
 * @returns undefined if some cannot be written so that they are read back as they are: an unclosed parenthesis among the
 * words, a record without a name of its own
 */
export const textOfForm = async (form: SearchForm, names: RecordNames): Promise<SearchForm | undefined> => {
  const facts: string[] = [];
  for (const [field, name] of Object.entries(listFields) as [
    ListField,
    'ntnId' | 'mediaId' | 'featExtrMclsf',
  ][]) {
    const values: string[] = [];
    for (const key of form[name]) {
      const value = await names.nameOf(field, key);
      if (value === undefined) return undefined;
      values.push(value);
    }
    facts.push(...eitherOf(field, values));
  }
  const keywords = termsOf(form.keyword);
  const words = form.searchText.trim();
  const text = [
    ...(words ? [grouped(words, () => true)] : []),
    ...facts,
    ...(form.lclsfNm ? [`${koreanNames.region}:${form.lclsfNm === 'KOREA' ? '한국' : '국제'}`] : []),
    ...(form.multiKeywordCnd === 'OR'
      ? eitherOf('keyword', keywords)
      : keywords.flatMap((one) => eitherOf('keyword', [one]))),
    ...periodText(form),
    ...writtenParts(form.excludeText).map((part) => `-${grouped(part, ({ length }) => length === 1)}`),
  ].join(' ');
  // exclusions alone are a condition of the form, but no query
  if (!words && text.startsWith('-')) return undefined;
  const typed = emptied(form, text);
  const { form: back } = await formOfText(typed, names);
  return isSame(back, tidy(form)) ? typed : undefined;
};

/** A piece of a query that everything around it requires: a word, a phrase, a group, with its field and sign. */
interface Unit {
  isNot: boolean;
  field: string | undefined;
  /** The words, phrases or the group itself, without field and sign. */
  value: readonly QueryToken[];
  start: number;
  /** Where it begins without its sign. */
  body: number;
  end: number;
}

/** The pieces of a query; undefined if it is more than a row of them. */
const unitsOf = (text: string): Unit[] | undefined => {
  const { tokens, dangling } = typedTokens(text);
  if (dangling.length > 0) return undefined;
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as QueryToken;
    const isNot = first.is === 'not';
    if (first.is === 'and') {
      at += 1;
      continue;
    }
    if (isNot) at += 1;
    const field = tokens[at]?.is === 'field' ? tokens[at] : undefined;
    if (field) at += 1;
    const begin = at;
    for (let depth = 0; at < tokens.length; ) {
      const is = tokens[at]?.is;
      if (is === 'open') depth += 1;
      if (is === 'close') depth -= 1;
      at += 1;
      if (depth === 0) break;
    }
    const value = tokens.slice(begin, at);
    const [head, last] = [value[0], value.at(-1)];
    if (!head || !last || !(isPlain(head) || (head.is === 'open' && last.is === 'close'))) return undefined;
    units.push({
      isNot,
      field: field?.text,
      value,
      start: first.start,
      body: (field ?? head).start,
      end: last.end,
    });
  }
  return units;
};

/** The text of what a unit says, without the parentheses around it. */
const insideOf = (text: string, { value }: Unit): string => {
  const [head, last] = [value[0], value.at(-1)];
  if (!head || !last) return '';
  return head.is === 'open' ? text.slice(head.end, last.start).trim() : text.slice(head.start, last.end);
};

/** The values of a field: one, or alternatives; undefined for anything else. */
const valuesOf = ({ value }: Unit): string[] | undefined => {
  if (value.length === 1 && value[0]) return [value[0].text];
  const inner = value.slice(1, -1);
  const isList =
    inner.length % 2 === 1 && inner.every((token, at) => (at % 2 ? token.is === 'or' : isPlain(token)));
  return isList ? inner.flatMap((token, at) => (at % 2 ? [] : [token.text])) : undefined;
};

const periodOf = (value: string): Pick<SearchForm, 'period' | 'startDate' | 'endDate'> | undefined => {
  const relative = Object.entries(periods).find(([, name]) => name === value)?.[0];
  if (relative) return { period: relative, startDate: '', endDate: '' };
  // what ends today, or begins so many days ago, moves on with the days
  if (!/^[\d.~-]+$/u.test(value)) return undefined;
  const { from = '', to = '' } = readPeriod(value) ?? {};
  return (from || to) && from <= today() && to <= today()
    ? { period: 'custom', startDate: from, endDate: to }
    : undefined;
};

/** The form with what a unit says of it; undefined if it has no field for that, or its field is taken. */
const taken = async (
  form: SearchForm,
  field: QueryFactField,
  values: readonly string[],
  names: RecordNames,
): Promise<SearchForm | undefined> => {
  const [first = '', another] = values;
  if (field === 'nation' || field === 'outlet' || field === 'category') {
    const name = listFields[field];
    const keys: string[] = [];
    for (const value of values) {
      const [key, more] = await names.keysOf(field, value);
      if (key === undefined || more !== undefined) return undefined;
      keys.push(key);
    }
    return form[name].length === 0 ? { ...form, [name]: keys } : undefined;
  }
  if (field === 'keyword') {
    const isFit = values.every((value) => termsOf(value).join(', ') === value);
    const known = termsOf(form.keyword);
    if (!isFit || values.length === 0) return undefined;
    if (another !== undefined)
      return known.length === 0 ? { ...form, keyword: values.join(', '), multiKeywordCnd: 'OR' } : undefined;
    if (known.length > 1 && form.multiKeywordCnd === 'OR') return undefined;
    const keyword = [...known, first].join(', ');
    return { ...form, keyword, ...(known.length > 0 && { multiKeywordCnd: 'AND' }) };
  }
  if (another !== undefined) return undefined;
  if (field === 'region') {
    const [key, more] = await names.keysOf(field, first);
    const isOne = key !== undefined && more === undefined;
    return isOne && form.lclsfNm === '' ? { ...form, lclsfNm: key } : undefined;
  }
  const days = field === 'reported' && isPeriodOpen(form) ? periodOf(first) : undefined;
  return days && { ...form, ...days };
};

/**
 * A typed query as conditions of the form, as far as it has fields for them; the rest stays typed.
 * @returns `left`: what is more than words and stays
 */
export const formOfText = async (
  given: SearchForm,
  names: RecordNames,
): Promise<{ form: SearchForm; left: string[] }> => {
  const text = given.searchText.trim();
  const units = unitsOf(text);
  if (!units) return { form: given, left: /[:：]/u.test(text) ? [text] : [] };
  let form = given;
  const [rest, left, excluded]: [Unit[], string[], string[]] = [[], [], []];
  for (const unit of units) {
    const field = unit.field === undefined ? undefined : queryFieldOf(unit.field);
    const values = valuesOf(unit);
    if (unit.isNot) {
      excluded.push(field ? text.slice(unit.body, unit.end) : insideOf(text, unit));
      continue;
    }
    const next = field?.is === 'fact' && values ? await taken(form, field.name, values, names) : undefined;
    if (next) form = next;
    else {
      rest.push(unit);
      if (field) left.push(text.slice(unit.start, unit.end));
    }
  }
  const [only, another] = rest;
  const searchText =
    only && !another && only.field === undefined
      ? insideOf(text, only)
      : rest.map(({ start, end }) => text.slice(start, end)).join(' ');
  const excludeText = [form.excludeText.trim(), ...excluded].filter(Boolean).join(', ');
  return { form: { ...form, searchText, excludeText }, left };
};
