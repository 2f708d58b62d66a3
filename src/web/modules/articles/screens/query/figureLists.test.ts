import { describe, expect, it } from 'vitest';
// past the index: addresses of lists as the screens write and read them
import { figuresOf } from '#web/modules/dashboard/screens/links.ts';
import { apiQuery, readConditions } from '#web/modules/search/screens/query/searchConditions.ts';
import {
  type FigureConditions,
  figureQuery,
  listAddress,
  noConditions,
} from '#web/modules/statistics/index.ts';
import { articleKind, type ItemKind, itemKinds } from '../kind/itemKinds.tsx';
import { readAddress } from './address.ts';
import { conditionQuery } from './apiQuery.ts';

const today = '2026-11-22';

const cases: [string, FigureConditions][] = [
  ['nothing', noConditions],
  ['Korea', { ...noConditions, lclsfNm: 'KOREA' }],
  ['a week', { ...noConditions, period: 'week' }],
  [
    'everything',
    {
      period: 'custom',
      startDate: '2026-01-01',
      endDate: '2026-03-31',
      lclsfNm: 'GLOBAL',
      ntnId: ['US', 'JP'],
      mediaId: ['3'],
      featExtrMclsf: ['MCLSF_04'],
      keyword: ['한류', '미국 & 일본'],
      searchText: '',
      multiSearchCnd: 'AND',
      paidAiYn: 'N',
      freeAiYn: 'Y',
      menualYn: 'N',
    },
  ],
];

describe.each(cases)('the list behind a figure of %s', (_name, conditions) => {
  it.each(['article', 'sns'] as const)('of %s asks what the figure asked', (name) => {
    const kind = itemKinds.find((one) => one.name === name);
    const [path, query] = listAddress(name, conditions).split('?');
    expect(path).toBe(kind?.listPath);
    const listed = readAddress(new URLSearchParams(query), today, kind as ItemKind);
    expect(conditionQuery(listed, today)).toEqual(figureQuery(conditions, today));
  });
});

const inWords: [string, FigureConditions][] = [
  ['one', { ...noConditions, searchText: '한류' }],
  ['all of several', { ...noConditions, searchText: '한류, 축제', lclsfNm: 'KOREA' }],
  ['one of several', { ...noConditions, period: 'week', searchText: '한류,축제', multiSearchCnd: 'OR' }],
  ...cases.slice(-1).map(([, all]): [string, FigureConditions] => ['all', { ...all, searchText: '"K-팝"' }]),
];

describe.each(inWords)('the search behind a figure of words: %s', (_name, conditions) => {
  it.each(['article', 'sns'] as const)('of %s asks what the figure asked', (name) => {
    const [path, query] = listAddress(name, conditions).split('?');
    expect(path).toBe('/search');
    const {
      sort: _sort,
      page: _page,
      size: _size,
      kind,
      synonymYn,
      ...asked
    } = apiQuery(readConditions(new URLSearchParams(query), today), today);
    expect(kind).toBe(name);
    // figures count the typed text only, so the list that they link to must too
    expect(synonymYn).toBe('N');
    // collection types that exclude nothing are not a condition there
    const flags = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y' };
    expect({ ...flags, ...asked }).toEqual(figureQuery(conditions, today));
  });
});

it('the list of everything has no days', () => {
  expect(listAddress('article', { ...noConditions, period: 'all' })).toBe(
    '/article/Article?period=all&lclsfNm=all',
  );
});

it("the lists behind the dashboard's four figures are of today, month, year and everything", () => {
  const flags = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y' };
  const asked = figuresOf(undefined, today).map(({ label, to }) => {
    const [path, query] = to.split('?');
    expect(path).toBe('/article/Article');
    return [label, conditionQuery(readAddress(new URLSearchParams(query), today, articleKind), today)];
  });
  expect(asked).toEqual([
    ['오늘', { startDate: today, endDate: today, ...flags }],
    ['이번 달', { startDate: '2026-11-01', endDate: today, ...flags }],
    ['올해', { startDate: '2026-01-01', endDate: today, ...flags }],
    ['전체', flags],
  ]);
});
