import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchChips } from './searchChips.ts';
import {
  apiQuery,
  fileQuery,
  foundKinds,
  hasSearch,
  readConditions,
  resultKinds,
  type SearchConditions,
  startConditions,
  writeConditions,
} from './searchConditions.ts';
import { rememberedConditions, searchedWords } from './searchedWords.ts';

const today = '2026-11-22';
const read = (query: string) => readConditions(new URLSearchParams(query), today);
const like = (change: Partial<SearchConditions>): SearchConditions => ({ ...startConditions, ...change });

describe('the address of a search', () => {
  it('gives back what was written into it', () => {
    const text = fc.string({ maxLength: 40 }).map((one) => one.trim());
    const yesNo = fc.constantFrom('Y' as const, 'N' as const);
    const combine = fc.constantFrom('AND' as const, 'OR' as const);
    const some = fc.record({
      searchText: text,
      excludeText: text,
      keyword: text,
      multiSearchCnd: combine,
      multiKeywordCnd: combine,
      searchFields: fc.constantFrom([], ['title'], ['title', 'attachment']),
      ntnId: fc.constantFrom([], ['KR'], ['FR', 'US']),
      mediaId: fc.constantFrom([], ['12']),
      featExtrMclsf: fc.constantFrom([], ['MCLSF_01', 'MCLSF_02']),
      lclsfNm: fc.constantFrom('', 'KOREA', 'GLOBAL'),
      paidAiYn: yesNo,
      menualYn: yesNo,
      synonymYn: yesNo,
      kind: fc.constantFrom('', ...resultKinds),
      sort: fc.constantFrom('accuracy', 'latest'),
      page: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(some, (change) => {
        const conditions = like(change as Partial<SearchConditions>);
        expect(read(writeConditions(conditions))).toEqual(conditions);
      }),
    );
  });

  it.each([
    'kind=admin&sort=best&page=0&size=7',
    'period=custom&startDate=2026-11-30',
    'period=custom&startDate=2026-11-03&endDate=2026-11-01',
    'ntnId=korea&mediaId=x&searchFields=body&lclsfNm=MARS&multiSearchCnd=XOR&paidAiYn=1',
  ])('reads %s as if what it cannot be were absent', (query) => expect(read(query)).toEqual(startConditions));

  it('asks for nothing by other spellings alone, and says no more than that they are off', () => {
    expect(hasSearch(like({ synonymYn: 'N' }))).toBe(false);
    expect(apiQuery(like({ synonymYn: 'N' }), today)).toHaveProperty('synonymYn', 'N');
    expect(apiQuery(startConditions, today)).not.toHaveProperty('synonymYn');
    expect(searchedWords(like({ searchText: '한복', synonymYn: 'N' }))).toBe('한복 · 입력한 말만');
    expect(rememberedConditions({ searchText: '한복', synonymYn: 'N' }, today).synonymYn).toBe('N');
  });

  it('takes a range of any length', () => {
    const range = 'period=custom&startDate=2015-01-01&endDate=2026-11-22';
    expect(writeConditions(read(range))).toBe(`?${range}`);
  });
});

describe('what is asked of the server', () => {
  it('is nothing but the order and the page at the beginning', () => {
    expect(apiQuery(startConditions, today)).toEqual({
      sort: 'accuracy',
      page: 1,
      size: startConditions.size,
    });
  });

  it('names the operator where there are several terms, and all types where one is left out', () => {
    expect(apiQuery(like({ searchText: '영화', multiSearchCnd: 'OR' }), today)).not.toHaveProperty(
      'multiSearchCnd',
    );
    expect(
      apiQuery(
        like({ searchText: '영화, 음악', multiSearchCnd: 'OR', paidAiYn: 'N', period: 'week' }),
        today,
      ),
    ).toMatchObject({
      multiSearchCnd: 'OR',
      paidAiYn: 'N',
      freeAiYn: 'Y',
      menualYn: 'Y',
      startDate: '2026-11-16',
      endDate: today,
    });
  });

  it('is something as soon as there is a word or a condition', () => {
    const asks = (change: Partial<SearchConditions>) => hasSearch(like(change));
    expect(
      [{}, { multiSearchCnd: 'OR' }, { kind: 'sns', sort: 'latest', page: 3 }].map((one) =>
        asks(one as never),
      ),
    ).toEqual([false, false, false]);
    expect(
      [{ searchText: '영화' }, { lclsfNm: 'KOREA' }, { period: 'day' }].map((one) => asks(one as never)),
    ).toEqual([true, true, true]);
  });
});

describe('the chip of a condition', () => {
  const names = { ntnId: String, mediaId: String, featExtrMclsf: String };
  const without = (text: string, conditions: SearchConditions) =>
    searchChips(conditions, names).find((chip) => chip.text === text)?.without;

  it('takes away this one alone, and leads to the first page', () => {
    const excluding = like({ excludeText: '광고, 부고, 운세', ntnId: ['FR', 'US'], page: 3 });
    expect(without('부고', excluding)).toEqual({ ...excluding, excludeText: '광고, 운세', page: 1 });
    expect(without('FR', excluding)).toEqual({ ...excluding, ntnId: ['US'], page: 1 });
  });
});

describe('a file of what was found', () => {
  const stats = { article: 3, thinktank: 0, sns: 12_000, board: 4 };

  it('may be of every kind of the press that was found and is shown', () => {
    expect(foundKinds({ kind: '' }, stats)).toEqual(['article', 'sns']);
    expect(foundKinds({ kind: 'sns' }, stats)).toEqual(['sns']);
    expect(foundKinds({ kind: 'thinktank' }, stats)).toEqual([]);
    expect(foundKinds({ kind: 'board' }, stats)).toEqual([]);
    expect(foundKinds({ kind: '' }, {})).toEqual([]);
  });

  it('is asked for by the conditions of the search, without its page and its order', () => {
    const conditions = like({ searchText: '한류, 축제', multiSearchCnd: 'OR', kind: 'sns', page: 3 });
    const { sort: _sort, page: _page, size: _size, kind: _kind, ...asked } = apiQuery(conditions, today);
    expect(fileQuery(conditions, today)).toEqual(asked);
    expect(asked).toMatchObject({ searchText: '한류, 축제', multiSearchCnd: 'OR' });
  });
});

describe('a remembered search', () => {
  it('is said in words, and asked for again', () => {
    const kept = {
      searchText: '영화, 음악',
      multiSearchCnd: 'OR',
      excludeText: '광고',
      startDate: '2026-01-01',
      endDate: '2026-02-01',
    };
    const conditions = rememberedConditions(kept, today);
    expect(searchedWords(conditions)).toBe('영화 또는 음악 · 제외 광고 · 2026-01-01~2026-02-01');
    expect(apiQuery(conditions, today)).toMatchObject(kept);
  });
});
