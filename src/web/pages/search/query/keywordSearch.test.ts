import { describe, expect, it } from 'vitest';
import { keywordSearch } from './keywordSearch.ts';
import { startConditions } from './searchConditions.ts';

const asked = { ...startConditions, searchText: ' 영국박물관 ', ntnId: ['GB'], page: 3 };

describe('the same search among keywords', () => {
  it('keeps every other condition and begins at the first page', () =>
    expect(keywordSearch({ ...asked, kind: 'sns', searchFields: ['title'] })).toEqual({
      ...startConditions,
      keyword: '영국박물관',
      ntnId: ['GB'],
    }));

  it('combines several words as they were', () =>
    expect(keywordSearch({ ...asked, searchText: '한류, 전시', multiSearchCnd: 'OR' })).toMatchObject({
      keyword: '한류, 전시',
      multiKeywordCnd: 'OR',
    }));

  it.each([
    { searchText: '' },
    { keyword: '한류' },
    { searchText: '"영국 박물관"' },
    { kind: 'board' as const },
  ])('is none for %o', (change) => expect(keywordSearch({ ...asked, ...change })).toBeUndefined());
});
