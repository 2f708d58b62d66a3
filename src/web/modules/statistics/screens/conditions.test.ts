import { describe, expect, it } from 'vitest';
import { figureQuery } from '../parts/listAddress.ts';
import {
  conditionsOf,
  daysBefore,
  emptyHint,
  everyDay,
  keepsAllConditions,
  listOf,
  maxCompared,
  ofCompared,
  readState,
  type StatisticsState,
  startState,
  stateInDimension,
  toggled,
  withConditions,
  writeState,
} from './conditions.ts';
import { dimensions } from './dimensions.ts';

const today = '2026-11-22';
const read = (query: string) => readState(new URLSearchParams(query), today);
const [nation, media, keyword, , social] = dimensions;
if (!nation || !media || !keyword || !social) throw new Error('There are dimensions.');

const rich: StatisticsState = {
  ...startState,
  period: 'custom',
  startDate: '2026-01-01',
  endDate: '2026-01-03',
  lclsfNm: 'GLOBAL',
  mediaId: ['7'],
  searchText: '한류, 축제',
  multiSearchCnd: 'OR',
  freeAiYn: 'N',
  compare: ['US', 'JP', 'FR'],
  rankRange: 'fifty',
  offset: 51,
  measure: 'share',
  view: 'own',
  lines: 'ten',
};

describe('the address of a screen', () => {
  it('is bare at the beginning', () => {
    expect(writeState(startState)).toBe('');
    expect(read('')).toEqual(startState);
  });

  it('brings everything back', () => expect(read(writeState(rich))).toEqual(rich));

  it.each([
    'period=all&lclsfNm=MARS&measure=weight&view=round&rankRange=million&lines=six',
    'period=custom&startDate=2026-02-30&endDate=2026-03-01',
    'period=custom&startDate=2024-01-01&endDate=2026-01-01',
    'period=custom&startDate=2026-11-01',
    'offset=0&mediaId=abc&compare=',
    'offset=x',
    'searchText=%20&multiSearchCnd=XOR',
  ])('of %s takes only what can be read', (query) => expect(read(query)).toEqual(startState));

  it('compares five at most', () => {
    expect(read('compare=A&compare=B&compare=C&compare=D&compare=E&compare=F&compare=A').compare).toEqual([
      ...'ABCDE',
    ]);
  });
});

describe('another dimension', () => {
  it('takes over which articles are counted, as far as it has fields for that', () => {
    const shared = {
      ...{ period: 'custom', startDate: '2026-01-01', endDate: '2026-01-03', lclsfNm: 'GLOBAL' },
      ...{
        searchText: '한류, 축제',
        multiSearchCnd: 'OR',
        freeAiYn: 'N',
        measure: 'share',
        rankRange: 'fifty',
      },
    };
    expect(stateInDimension(keyword, nation, rich)).toEqual({ ...startState, ...shared, mediaId: ['7'] });
    expect(stateInDimension(media, nation, rich)).toEqual({ ...startState, ...shared });
    // the statistic of outlets has no outlet condition, whatever the address says
    expect(stateInDimension(keyword, media, rich)).toEqual({ ...startState, ...shared });
  });

  it('begins anew where nothing was set', () =>
    expect(dimensions.map((dimension) => stateInDimension(dimension, nation, startState))).toEqual(
      dimensions.map(() => startState),
    ));

  it('is asked for by the same conditions only where it has fields for all of them', () => {
    const ways = (from: typeof nation, state: StatisticsState) =>
      dimensions.filter((to) => to !== from && keepsAllConditions(to, from, state)).map(({ name }) => name);
    expect(ways(nation, startState)).toEqual(['media', 'keyword', 'classification', 'sns']);
    expect(ways(nation, rich)).toEqual(['keyword', 'classification']);
    expect(ways(media, { ...startState, ntnId: ['US'] })).toEqual(['keyword', 'classification', 'sns']);
    expect(ways(media, rich)).toEqual(['nation', 'keyword', 'classification', 'sns']);
  });
});

describe('a comparison', () => {
  it('takes in and out', () => {
    expect(toggled(['US'], 'JP')).toEqual(['US', 'JP']);
    expect(toggled(['US', 'JP'], 'US')).toEqual(['JP']);
  });
  it('is full at five', () => {
    const full = Array.from({ length: maxCompared }, (_, index) => String(index));
    expect(toggled(full, 'one more')).toBe(full);
  });
});

describe('conditions', () => {
  it('of a ranking leave its own keys out', () => {
    const state = { ...rich, ntnId: ['US'] };
    expect(conditionsOf(state, nation)).toMatchObject({ ntnId: [], mediaId: ['7'] });
    expect(conditionsOf(state, media)).toMatchObject({ ntnId: ['US'], mediaId: [] });
  });
  it('of what is compared are its keys', () => {
    expect(ofCompared(rich, nation).ntnId).toEqual(['US', 'JP', 'FR']);
    expect(ofCompared({ ...rich, compare: [] }, nation).ntnId).toEqual([]);
  });
  it('that change begin at the top of the ranking', () => {
    expect(withConditions(rich, { lclsfNm: '' })).toMatchObject({ lclsfNm: '', offset: 1 });
  });
});

describe('the list of a mark', () => {
  it('has the conditions, the key and, of a series, the day', () => {
    const conditions = conditionsOf(rich, nation);
    const parts = 'mediaId=7&lclsfNm=GLOBAL&freeAiYn=N';
    expect(listOf(nation, { ...conditions, searchText: '' }, 'ntnId', 'US')).toBe(
      `/article/Article?period=custom&startDate=2026-01-01&endDate=2026-01-03&ntnId=US&${parts}`,
    );
    expect(listOf(nation, { ...conditions, searchText: '' }, 'ntnId', 'US', '2026-01-02')).toBe(
      `/article/Article?period=custom&startDate=2026-01-02&endDate=2026-01-02&ntnId=US&${parts}`,
    );
  });
  it('has the words too, in the search, which looks for them where they were counted', () => {
    const [path, query] = listOf(nation, conditionsOf(rich, nation), 'ntnId', 'US', '2026-01-02').split('?');
    expect(path).toBe('/search');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      searchText: '한류, 축제',
      multiSearchCnd: 'OR',
      kind: 'article',
      synonymYn: 'N',
      period: 'custom',
      startDate: '2026-01-02',
      endDate: '2026-01-02',
      ntnId: 'US',
      mediaId: '7',
      lclsfNm: 'GLOBAL',
      freeAiYn: 'N',
    });
    const sns = listOf(social, { ...startState, searchText: '한류' }, 'mediaId', '7');
    expect(sns).toBe('/search?searchText=%ED%95%9C%EB%A5%98&period=month&mediaId=7&kind=sns&synonymYn=N');
  });
  it('has no words where only commas were typed', () => {
    const conditions = { ...startState, searchText: ', ,' };
    expect(listOf(nation, conditions, 'ntnId', 'US')).toBe('/article/Article?ntnId=US&lclsfNm=all');
    expect(figureQuery(conditions, today)).not.toHaveProperty('searchText');
  });
});

describe('the question to the server', () => {
  it('has the words, and how they are combined where there are several', () => {
    expect(figureQuery(conditionsOf(rich, nation), today)).toMatchObject({
      searchText: '한류, 축제',
      multiSearchCnd: 'OR',
    });
    const one = figureQuery({ ...startState, searchText: '한류' }, today);
    expect(one).toMatchObject({ searchText: '한류' });
    expect(one).not.toHaveProperty('multiSearchCnd');
  });
});

describe('a hint where nothing was counted', () => {
  it('says what cannot be looked for', () => {
    expect(emptyHint({ ...startState, searchText: '!!' })).toContain('글자나 숫자가 없어');
    expect(emptyHint({ ...startState, searchText: '한류' })).toBe('기간을 늘리거나 조건을 줄여 보세요.');
  });
});

describe('the days of a period', () => {
  it('are all of them, also those without an article', () => {
    expect(everyDay(rich, today)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(everyDay({ ...startState, period: 'day' }, today)).toEqual([today]);
    expect(everyDay(startState, today)).toHaveLength(30);
  });
  it('come after as many others under the same conditions, and are not compared while a day runs', () => {
    expect(daysBefore(rich, today)).toEqual({ ...rich, startDate: '2025-12-29', endDate: '2025-12-31' });
    expect(daysBefore({ ...startState, period: 'week' }, today)).toMatchObject({
      period: 'custom',
      startDate: '2026-11-09',
      endDate: '2026-11-15',
    });
    expect(daysBefore({ ...startState, period: 'day' }, today)).toBeUndefined();
  });
});
