import { describe, expect, it } from 'vitest';
import { showPageSizes } from '#web/kit/lists/pageSizes.ts';
import { articleKind, snsKind } from '../kind/itemKinds.tsx';
import { detailAddress, listAddress, readAddress, writeAddress } from './address.ts';
import { conditionQuery, pageQuery } from './apiQuery.ts';
import { type ArticleConditions, changed, startConditions, withoutConditions } from './conditions.ts';

const today = '2026-11-21';
const read = (query: string) => readAddress(new URLSearchParams(query), today, articleKind);

const rich: ArticleConditions = {
  ...startConditions,
  period: 'custom',
  startDate: '2026-01-01',
  endDate: '2026-03-31',
  ntnId: ['FR', 'JP'],
  mediaId: ['3', '14'],
  searchText: '한류, K-pop & 축제',
  multiSearchCnd: 'OR',
  excludeText: '축구',
  keyword: '관광',
  lang: ['zh-Hant', 'ar'],
  lclsfNm: 'GLOBAL',
  featExtrMclsf: ['MCLSF_05'],
  freeAiYn: 'N',
  sort: 'frmTrsfNscvrgDt,ASC',
  page: 12,
  size: 50,
};

describe('the address of the list', () => {
  it('is bare where a person begins', () => {
    expect(writeAddress(articleKind, startConditions)).toBe('');
    expect(read('')).toEqual(startConditions);
    expect(listAddress(articleKind, startConditions)).toBe('/article/Article');
  });

  it.each([
    ['everything that can be asked for', rich],
    ['nothing asked for', withoutConditions(startConditions)],
  ])('brings back %s', (_name, conditions) => {
    expect(read(writeAddress(articleKind, conditions))).toEqual(conditions);
  });

  it('without a page size has the one that was chosen for this list, and names every other', () => {
    const size = (conditions: Partial<ArticleConditions>) =>
      writeAddress(articleKind, changed(startConditions, conditions));
    showPageSizes({ [articleKind.listPath]: 50 });
    expect([read('').size, read('size=10').size, size({ size: 10 }), size({ size: 50 })]).toEqual([
      50,
      10,
      '?size=10',
      '',
    ]);
    expect(readAddress(new URLSearchParams(), today, snsKind).size).toBe(10);
    showPageSizes({});
    expect(read('').size).toBe(10);
  });

  it('of a further page shows everybody the same rows', () => {
    const written = (conditions: Partial<ArticleConditions>) =>
      writeAddress(articleKind, changed(startConditions, conditions));
    showPageSizes({ [articleKind.listPath]: 50 });
    expect(written({ page: 3, size: 50 })).toBe('?page=3&size=50');
    expect(written({ page: 3, size: 10 })).toBe('?page=3');
    expect(read('page=3').size).toBe(10);
    showPageSizes({});
  });

  it('says which default was taken away', () => {
    const address = writeAddress(articleKind, withoutConditions(startConditions));
    expect(address).toBe('?period=all&lclsfNm=all');
  });

  it('has a board only where the kind has boards', () => {
    const onBoard = changed(startConditions, { siteBbsNm: '드라마' });
    const address = writeAddress(articleKind, onBoard);
    expect(readAddress(new URLSearchParams(address), today, snsKind)).toEqual(onBoard);
    expect(read(address)).toEqual(startConditions);
    expect(conditionQuery(onBoard, today)).toMatchObject({ siteBbsNm: '드라마' });
  });

  it('travels with an article', () => {
    expect(detailAddress(articleKind, 7, changed(startConditions, { ntnId: ['FR'] }))).toBe(
      '/article/Article/Detail/7?ntnId=FR',
    );
  });

  it.each([
    ['page=0&size=25', {}],
    ['page=-1&size=abc&sort=pswd,DESC', {}],
    ['period=decade&lclsfNm=MARS&paidAiYn=maybe', {}],
    ['period=custom&startDate=2026-02-30&endDate=2026-03-01', {}],
    ['period=custom&startDate=2024-01-01&endDate=2026-01-01', {}],
    ['period=custom&startDate=2026-01-01&endDate=2030-01-01', {}],
    ['mediaId=3&mediaId=abc&mediaId=&mediaId=3&ntnId=', { mediaId: ['3'] }],
  ])('of %s takes only what can be read', (query, expected) => {
    expect(read(query)).toEqual({ ...startConditions, ...expected });
  });
});

describe('what the server is asked', () => {
  it('names the days of a relative period, and the flags', () => {
    expect(conditionQuery(startConditions, today)).toEqual({
      startDate: '2026-10-23',
      endDate: today,
      lclsfNm: 'KOREA',
      paidAiYn: 'Y',
      freeAiYn: 'Y',
      menualYn: 'Y',
    });
  });

  it('leaves out what is not asked for', () => {
    expect(conditionQuery(withoutConditions(startConditions), today)).toEqual({
      paidAiYn: 'Y',
      freeAiYn: 'Y',
      menualYn: 'Y',
    });
  });

  it('looks for terms in titles, and says how several are combined', () => {
    expect(conditionQuery(rich, today)).toMatchObject({
      searchText: '한류, K-pop & 축제',
      searchFields: 'title',
      multiSearchCnd: 'OR',
      startDate: '2026-01-01',
      endDate: '2026-03-31',
    });
    expect(conditionQuery(rich, today)).not.toHaveProperty('multiKeywordCnd');
    expect(conditionQuery({ ...rich, keyword: '관광, 한식' }, today)).toMatchObject({
      keyword: '관광, 한식',
      multiKeywordCnd: 'AND',
      multiSearchCnd: 'OR',
    });
  });

  it('names order and page of the shown list', () => {
    expect(pageQuery(rich, today)).toMatchObject({ sort: 'frmTrsfNscvrgDt,ASC', page: 12, size: 50 });
  });
});

describe('a change', () => {
  it('begins at the first page', () => expect(changed(rich, { ntnId: [] }).page).toBe(1));
  it('may be the page itself', () => expect(changed(rich, { page: 3 }).page).toBe(3));
});
