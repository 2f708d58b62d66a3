import { describe, expect, it } from 'vitest';
import { findingOf } from './finding.ts';
import type { DayMark, Mark } from './mark.ts';
import type { Drawing } from './options/drawn.ts';

const mark = (label: string, count: number): Mark => ({
  ...{ key: label, label, count, share: count / 200, to: `/list?${label}` },
});
const [us, uk, jp, fr] = [mark('미국', 76), mark('영국', 41), mark('일본', 33), mark('프랑스', 3)];
const ones = ['미국', '영국', '일본', '프랑스'].map((label) => mark(label, 1));

describe('what a chart shows', () => {
  it.each<[string, readonly Mark[], string]>([
    ['several', [jp, us, fr, uk], '미국이 76건으로 가장 많고, 영국 41건, 일본 33건이 뒤를 잇습니다.'],
    ['two', [us, uk], '미국이 76건으로 가장 많고, 영국 41건이 뒤를 잇습니다.'],
    ['one', [us], '미국 76건이 전부입니다.'],
    [
      'a rest without a class, which is no finding',
      [{ ...mark('미분류', 99), key: 'none' }, us, uk],
      '미국이 76건으로 가장 많고, 영국 41건이 뒤를 잇습니다.',
    ],
    [
      'two first ones',
      [us, mark('러시아', 76), uk, jp],
      '미국, 러시아가 각각 76건으로 가장 많고, 영국 41건이 뒤를 잇습니다.',
    ],
    [
      'many first ones',
      [...ones, mark('독일', 0)],
      '미국 등 4개국이 각각 1건으로 가장 많고, 독일 0건이 뒤를 잇습니다.',
    ],
    ['as many of all', ones, '미국 등 4개국이 모두 1건으로 같습니다.'],
    [
      'foreign names',
      [mark('BBC', 2), uk].toReversed(),
      '영국이 41건으로 가장 많고, BBC 2건이 뒤를 잇습니다.',
    ],
    [
      'a name that is read from the right, kept apart from the figures behind it',
      [us, mark('قناة الجزيرة', 10)],
      '미국이 76건으로 가장 많고, \u2068قناة الجزيرة\u2069 10건이 뒤를 잇습니다.',
    ],
    [
      'a first name that is read from the right',
      [mark('هآرتس', 90), us],
      '\u2068هآرتس\u2069이(가) 90건으로 가장 많고, 미국 76건이 뒤를 잇습니다.',
    ],
    [
      'names with signs that would turn the sentence',
      [us, mark('\u202e영국\u2066', 41)],
      '미국이 76건으로 가장 많고, 영국 41건이 뒤를 잇습니다.',
    ],
    ['nothing', [], ''],
  ])('of %s', (_name, marks, words) => {
    for (const kind of ['ranking', 'treemap', 'worldMap', 'wordCloud', 'variablePie'] as const)
      expect(findingOf({ kind, marks }, '국가')).toBe(words);
  });

  it('counts several in what they are counted in', () =>
    expect(['매체', '키워드'].map((head) => findingOf({ kind: 'ranking', marks: ones }, head))).toEqual([
      '미국 등 4곳이 모두 1건으로 같습니다.',
      '미국 등 4개가 모두 1건으로 같습니다.',
    ]));

  it('of one in shares says its part', () =>
    expect(findingOf({ kind: 'ranking', marks: [us], measure: 'share' }, '국가')).toBe(
      '미국의 비중은 38.0%입니다.',
    ));

  it('in shares says shares', () =>
    expect(findingOf({ kind: 'ranking', marks: [us, uk, jp], measure: 'share' }, '국가')).toBe(
      '미국이 38.0%로 비중이 가장 크고, 영국 20.5%, 일본 16.5%가 뒤를 잇습니다.',
    ));

  it('further down a ranking says one line as one', () =>
    expect(findingOf({ kind: 'ranking', marks: [uk], page: { first: 11, total: 11 } }, '국가')).toBe(
      '11위 영국 41건입니다.',
    ));

  it('further down a ranking calls nobody the first', () =>
    expect(findingOf({ kind: 'ranking', marks: [uk, jp], page: { first: 11, total: 25 } }, '국가')).toBe(
      '11위 영국 41건부터 12위 일본 33건까지입니다.',
    ));
});

describe('what lines by days show', () => {
  const on = (date: string, of: Mark, count: number): DayMark => ({
    ...of,
    count,
    share: count / 10,
    date,
  });
  const marks = [on('2026-11-05', us, 7), on('2026-11-06', us, 2), on('2026-11-06', uk, 3)];
  const series = [us, uk].map(({ key, label }) => ({ key, label }));
  const daily = (part: Partial<Extract<Drawing, { kind: 'daily' }>>): string =>
    findingOf(
      { kind: 'daily', marks, days: ['2026-11-05', '2026-11-06'], series, measure: 'count', ...part },
      '국가',
    );

  it.each<[string, Parameters<typeof daily>[0], string]>([
    ['the first and the highest day', {}, '미국이 9건으로 가장 많고, 하루 최다는 11월 5일 미국 7건입니다.'],
    [
      'more than before',
      { before: new Map([['미국', 4]]) },
      '미국이 9건으로 가장 많고, 직전 2일보다 5건 늘었으며, 하루 최다는 11월 5일 미국 7건입니다.',
    ],
    [
      'less than before',
      { before: new Map([['미국', 19]]) },
      '미국이 9건으로 가장 많고, 직전 2일보다 10건 줄었으며, 하루 최다는 11월 5일 미국 7건입니다.',
    ],
    [
      'as much as before',
      { before: new Map([['미국', 9]]) },
      '미국이 9건으로 가장 많고, 직전 2일과 같으며, 하루 최다는 11월 5일 미국 7건입니다.',
    ],
    [
      'nothing of others before',
      { before: new Map([['영국', 9]]) },
      '미국이 9건으로 가장 많고, 하루 최다는 11월 5일 미국 7건입니다.',
    ],
    [
      'one line',
      { marks: marks.slice(0, 2), series: series.slice(0, 1) },
      '모두 9건이며, 하루 최다는 11월 5일 7건입니다.',
    ],
    [
      'days alike',
      { marks: [on('2026-11-05', us, 2), on('2026-11-06', uk, 2)] },
      '미국, 영국이 각각 2건으로 가장 많고, 하루 최다 건수는 2건입니다.',
    ],
    [
      'one day',
      { days: ['2026-11-06'], marks: marks.slice(1) },
      '영국이 3건으로 가장 많고, 미국 2건이 뒤를 잇습니다.',
    ],
    ['shares', { measure: 'share' }, '미국이 9건으로 가장 많고, 하루 최고 비중은 11월 5일 미국 70.0%입니다.'],
    [
      'one line and what was before',
      { marks: marks.slice(0, 2), series: series.slice(0, 1), before: new Map([['미국', 4]]) },
      '모두 9건으로 직전 2일보다 5건 늘었으며, 하루 최다는 11월 5일 7건입니다.',
    ],
    ['nothing', { marks: [] }, ''],
  ])('of %s', (_name, part, words) => expect(daily(part)).toBe(words));
});

describe('what several groups show', () => {
  const groups = [us, jp].map(({ key, label }) => ({ key, label }));
  const composed = (first: string, second: string): string =>
    findingOf(
      {
        kind: 'composition',
        groupHead: '국가',
        groups,
        marks: [
          { ...mark(first, 5), group: '미국' },
          { ...mark('체육', 2), group: '미국' },
          { ...mark(second, 4), group: '일본' },
        ],
      },
      '중분류',
    );

  it('is what each has most of', () => {
    expect(composed('관광', '종교')).toBe('비중이 가장 큰 중분류는 관광(미국), 종교(일본)입니다.');
    expect(composed('관광', '관광')).toBe('비교한 2개국 모두 관광의 비중이 가장 큽니다.');
  });
});
