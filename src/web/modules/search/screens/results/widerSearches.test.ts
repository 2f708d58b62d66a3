import { describe, expect, it } from 'vitest';
import { searchChips } from '../query/searchChips.ts';
import { changed, type SearchConditions, startConditions, toggledField } from '../query/searchConditions.ts';
import { anyOf, widerSearches } from './widerSearches.ts';

const asked = (change: Partial<SearchConditions>) => changed(startConditions, change);
const itself = (id: string) => id;
const names = { ntnId: itself, mediaId: itself, featExtrMclsf: itself };
const waysFrom = (change: Partial<SearchConditions>, spellings: string[] = []) =>
  widerSearches(asked(change), searchChips(asked(change), names), spellings);

describe('a search that found nothing', () => {
  it('is asked what was meant, then whether one word suffices, then without each condition', () => {
    const ways = waysFrom({ searchText: '헌복, 김치', ntnId: ['FR'], period: 'week' }, ['한복, 김치']);
    expect(ways.map(({ words }) => words)).toEqual([
      '‘한복, 김치’를 찾으셨나요?',
      '하나라도 찾기',
      '보도일 ‘1주일’ 빼기',
      '국가 ‘FR’ 빼기',
    ]);
    expect(ways.map(({ conditions }) => [conditions.searchText, conditions.multiSearchCnd])).toEqual([
      ['한복, 김치', 'AND'],
      ['헌복, 김치', 'OR'],
      ['헌복, 김치', 'AND'],
      ['헌복, 김치', 'AND'],
    ]);
    expect([ways[2]?.conditions.period, ways[3]?.conditions.ntnId]).toEqual(['all', []]);
  });

  it.each([
    ['한복 김치', '한복 OR 김치'],
    ['한복', undefined],
    ['한복 OR 김치', undefined],
    ['한복 ＯＲ 김치', undefined],
    ['"한복 김치"', undefined],
    ['한복 -김치', undefined],
  ])('of the words %s may need any of them: %s', (searchText, expected) => {
    expect(anyOf(asked({ searchText }))?.searchText).toBe(expected);
  });
});

it('fields to search are all of them until one is taken away; the last one stays', () => {
  expect(toggledField([], 'title', false)).toEqual(['reporter', 'attachment']);
  expect(toggledField(['reporter', 'attachment'], 'title', true)).toEqual([
    'title',
    'reporter',
    'attachment',
  ]);
  expect(toggledField(['title'], 'title', false)).toEqual(['title']);
});
