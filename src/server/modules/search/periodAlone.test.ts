import { expect, it } from 'vitest';
import { periodAlone } from './periodAlone.ts';
import { readArticleQuery } from './query/articleQuery.ts';

const period = { startDate: '2026-01-01', endDate: '2026-02-28' };
const queryOf = async (raw: Record<string, unknown>) => {
  const { query } = await readArticleQuery(raw, 'sns');
  if (!query) throw new Error(`No query: ${JSON.stringify(raw)}`);
  return query;
};

it.each([
  ['nothing more', {}],
  ['another order and page', { sort: 'regDt,DESC', page: 3, size: 50, total: 'capped' }],
  [
    'fields of words that are not there',
    { searchFields: ['title'], multiSearchCnd: 'OR', multiKeywordCnd: 'OR' },
  ],
])('a period with %s is alone', async (_what, more) => {
  expect(periodAlone(await queryOf({ ...period, ...more }))).toEqual(period);
});

it.each([
  ['a word', { searchText: '한류' }],
  ['a word left out', { excludeText: '한류' }],
  ['a word that says nothing', { searchText: '""' }],
  ['a keyword', { keyword: '한류' }],
  ['a country', { ntnId: 'FR' }],
  ['an outlet', { mediaId: '3' }],
  ['a language', { lang: 'fr' }],
  ['a region', { lclsfNm: 'KOREA' }],
  ['a class', { featExtrMclsf: 'MCLSF_01' }],
  ['a board', { siteBbsNm: '게시판' }],
  ['the local press', { onsiteMediaArticleYn: 'Y' }],
  ['a type of collection', { paidAiYn: 'Y' }],
  ['a fact among the words', { searchText: '점수:>60' }],
  ['no type of collection', { paidAiYn: 'N', freeAiYn: 'N', menualYn: 'N' }],
])('a period with %s is not', async (_what, more) => {
  expect(periodAlone(await queryOf({ ...period, ...more }))).toBeUndefined();
});

it('without both days there is none', async () => {
  expect(periodAlone(await queryOf({ startDate: '2026-01-01' }))).toBeUndefined();
  expect(periodAlone(await queryOf({}))).toBeUndefined();
});
