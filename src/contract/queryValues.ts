import { addDays, isDay, monthsBefore, today } from './days.ts';
import {
  factFields,
  type QueryFactField,
  type QueryTextField,
  queryFieldOf,
  textFields,
} from './queryFields.ts';

/** The Korean name of a field. */
export const fieldName = (name: QueryTextField | QueryFactField): string =>
  ({ ...textFields, ...factFields })[name][0];

/** Days in Korea, both ends included; an absent end is open. */
export interface Days {
  from?: string;
  to?: string;
}

const units = { d: 'd', 일: 'd', w: 'w', 주: 'w', m: 'm', 개월: 'm', 달: 'm', y: 'y', 년: 'y' } as const;
const lengthPattern = /^(\d{1,4})(d|일|w|주|m|개월|달|y|년)(?:간|전부터)?$/u;

const lastDays = (now: string, count: number, unit: 'd' | 'w' | 'm' | 'y'): Days => {
  if (unit === 'd') return { from: addDays(now, 1 - count), to: now };
  if (unit === 'w') return { from: addDays(now, 1 - 7 * count), to: now };
  return { from: addDays(monthsBefore(now, unit === 'm' ? count : 12 * count), 1), to: now };
};

const lastOfMonth = (month: string): string => addDays(monthsBefore(`${month}-01`, -1), -1);

/** Monday of the week of a day. */
const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const named: Record<string, (now: string) => Days> = {
  오늘: (now) => ({ from: now, to: now }),
  어제: (now) => ({ from: addDays(now, -1), to: addDays(now, -1) }),
  이번주: (now) => ({ from: monday(now), to: now }),
  지난주: (now) => ({ from: addDays(monday(now), -7), to: addDays(monday(now), -1) }),
  이번달: (now) => ({ from: `${now.slice(0, 7)}-01`, to: now }),
  지난달: (now) => {
    const month = monthsBefore(`${now.slice(0, 7)}-01`, 1).slice(0, 7);
    return { from: `${month}-01`, to: lastOfMonth(month) };
  },
  올해: (now) => ({ from: `${now.slice(0, 4)}-01-01`, to: now }),
};
const english: Record<string, string> = { today: '오늘', yesterday: '어제' };

/** A day, a month or a year: its first and last day. */
const calendar = (text: string): Days | undefined => {
  const written = text.replaceAll(/[./]/g, '-');
  if (/^\d{4}$/.test(written)) return { from: `${written}-01-01`, to: `${written}-12-31` };
  if (/^\d{4}-\d{2}$/.test(written) && isDay(`${written}-01`))
    return { from: `${written}-01`, to: lastOfMonth(written) };
  return isDay(written) ? { from: written, to: written } : undefined;
};

/**
 * A period as typed: `7d`, `3개월`, `오늘`, `2026`, `2026-03`, `2026-03-01`, `2026-01..2026-03`, `..2025`.
 * @param now the Korean day that relative periods end on
 * @returns undefined if it is none
 */
export const readPeriod = (typed: string, now = today()): Days | undefined => {
  const text = typed.normalize('NFKC').trim().toLowerCase().replaceAll(/\s/g, '');
  const [, count, unit] = lengthPattern.exec(text) ?? [];
  if (count && unit)
    return Number(count) > 0 ? lastDays(now, Number(count), units[unit as keyof typeof units]) : undefined;
  const begins = named[english[text] ?? text];
  if (begins) return begins(now);
  const [first = '', last, more] = text.split(/\.\.|~/);
  if (last === undefined) return calendar(text);
  if (more !== undefined || (first === '' && last === '')) return undefined;
  const [begin, end] = [calendar(first), calendar(last)];
  if ((first !== '' && !begin?.from) || (last !== '' && !end?.to)) return undefined;
  if (begin?.from && end?.to && begin.from > end.to) return undefined;
  return { ...(begin?.from && { from: begin.from }), ...(end?.to && { to: end.to }) };
};

/** Bounds of a number; an absent bound is open. */
export interface Bounds {
  atLeast?: number;
  above?: number;
  atMost?: number;
  below?: number;
}

const boundNames = { '>': 'above', '>=': 'atLeast', '<': 'below', '<=': 'atMost' } as const;

/** Bounds as typed: `>60`, `<=20`, `60`, `40..60`. @returns undefined if they are none */
export const readBounds = (typed: string): Bounds | undefined => {
  const text = typed.normalize('NFKC').replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll(/\s/g, '');
  const [, sign = '', number = ''] = /^(>=?|<=?|=?)(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (number !== '') {
    const name = boundNames[sign as keyof typeof boundNames];
    return name ? { [name]: Number(number) } : { atLeast: Number(number), atMost: Number(number) };
  }
  const [, first, last] = /^(\d{1,6}(?:\.\d{1,3})?)(?:\.\.|~)(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  return first && last && Number(first) <= Number(last)
    ? { atLeast: Number(first), atMost: Number(last) }
    : undefined;
};

const yes = new Set(['y', 'yes', '예', '네', 'true', '유료']);
const no = new Set(['n', 'no', '아니오', '아니요', 'false', '무료']);

/** A yes or no as typed. @returns undefined if it is neither */
export const readYesNo = (typed: string): 'Y' | 'N' | undefined => {
  const text = typed.normalize('NFKC').toLowerCase();
  if (yes.has(text)) return 'Y';
  return no.has(text) ? 'N' : undefined;
};

/** How the values of fields are written whose values no table names. */
const written: Partial<Record<QueryFactField, { isRead: (value: string) => boolean; how: string }>> = {
  reported: {
    isRead: (value) => readPeriod(value) !== undefined,
    how: '7d, 3개월, 어제, 2026-03, 2026-01-01..2026-03-31처럼 적어 주세요.',
  },
  registered: {
    isRead: (value) => readPeriod(value) !== undefined,
    how: '7d, 3개월, 어제, 2026-03, 2026-01-01..2026-03-31처럼 적어 주세요.',
  },
  score: { isRead: (value) => readBounds(value) !== undefined, how: '>60, <=20, 40..60처럼 적어 주세요.' },
  paid: { isRead: (value) => readYesNo(value) !== undefined, how: '예 또는 아니오로 적어 주세요.' },
};

/** Why the value of a field cannot be read, with its place in the text; undefined if it can be, or a table decides. */
export const valueProblem = (field: QueryFactField, value: string, at: number): string | undefined => {
  const rule = written[field];
  return rule && !rule.isRead(value)
    ? `‘${fieldName(field)}:’ 뒤의 ‘${value.slice(0, 20)}’ 값을 읽을 수 없습니다 – ${at + 1}번째 글자. ${rule.how}`
    : undefined;
};

const examples: Partial<Record<QueryFactField | QueryTextField, string>> = {
  outlet: '르몽드',
  nation: '프랑스',
  language: '프랑스어',
  category: '공연',
  region: '국제',
  keyword: '한류',
  reported: '7d',
  registered: '어제',
  score: '>60',
  paid: '예',
  label: '보고용',
  saved: '한복전시',
};

/** What may stand behind the name of a field. */
export const fieldExample = (typed: string): string => {
  const field = queryFieldOf(typed);
  return (field && examples[field.name]) ?? '한복';
};

const boundWords = { atLeast: '이상', above: '초과', atMost: '이하', below: '미만' } as const;

/** What the values of a field are. */
export const fieldTitle = (name: QueryTextField | QueryFactField): string =>
  name === 'saved' ? '저장한 검색' : fieldName(name);

/** A field and its value in words: what a period or a bound means. */
export const factWords = (field: QueryFactField, value: string): string => {
  if (field === 'reported' || field === 'registered') {
    const { from = '', to = '' } = readPeriod(value) ?? {};
    const days = from === to ? from : `${from} ~ ${to}`.trim();
    return `${field === 'reported' ? '보도일' : '등록일'} ${days || value}`;
  }
  if (field === 'score') {
    const bounds = Object.entries(readBounds(value) ?? {}) as [keyof Bounds, number][];
    return `종합 점수 ${bounds.map(([name, bound]) => `${bound} ${boundWords[name]}`).join(' ') || value}`;
  }
  if (field === 'paid') return { Y: '유료 기사', N: '무료 기사' }[readYesNo(value) ?? 'Y'];
  return `${fieldTitle(field)} ‘${value}’`;
};
