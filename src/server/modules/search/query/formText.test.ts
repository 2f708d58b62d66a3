import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import { readTypedQuery } from '#contract/typedQuery.ts';
import { queryProblem } from '#contract/typedQueryWords.ts';
import type { SearchForm } from '#generated/types/searchCalls.ts';
import { formOfText, type RecordNames, textOfForm } from './formText.ts';

const records = {
  nation: { FR: '프랑스', JP: '일본', KR: '대한민국' },
  outlet: { 1: '르몽드', 2: 'The Times', 3: 'OR', 4: '더 "신문"' },
  category: { MCLSF_01: '문화·예술', MCLSF_02: '공연' },
  region: { KOREA: '한국', GLOBAL: '국제' },
} as const;
const recordsOf = (field: string) => Object.entries(records[field as keyof typeof records]);
const names: RecordNames = {
  // the fourth outlet can be named by its number alone
  nameOf: async (field, key) => (key === '4' ? key : recordsOf(field).find(([own]) => own === key)?.[1]),
  keysOf: async (field, value) =>
    recordsOf(field).flatMap(([key, name]) => (name === value || key === value ? [key] : [])),
};

const empty: SearchForm = {
  ...{ searchText: '', excludeText: '', keyword: '', multiKeywordCnd: 'AND', period: 'all' },
  ...{ startDate: '', endDate: '', ntnId: [], mediaId: [], featExtrMclsf: [], lclsfNm: '' },
};

const word = fc.constantFrom('한복', 'K-pop', 'museum*', '"Met Gala"', '"그리고"', '2026', "l'art");
const part = fc.oneof(
  word,
  fc.tuple(word, word).map((two) => two.join(' ')),
  fc.tuple(word, word).map((two) => two.join(' OR ')),
  fc.constantFrom(
    '국가:프랑스',
    '제목:한복',
    '제목:(한복 OR 김치)',
    '(한복 OR 김치)',
    '기간:3개월',
    '점수:>60',
  ),
);
const wanted = fc.oneof(
  part,
  fc.tuple(part, part).map((two) => two.join(', ')),
  fc.tuple(part, word).map(([one, other]) => `(${one}) -${other}`),
  fc.constantFrom('한복 NEAR/5 전시', '((한복))', '한복 AND 전시 NOT 광고'),
);
const some = (field: keyof typeof records) => fc.subarray(Object.keys(records[field]));
const days = fc.constantFrom(
  ...['day', 'yesterday', 'week', 'month', 'year', 'all'].map((period) => ({ period })),
  { period: 'custom', startDate: '2025-01-03', endDate: '2025-02-01' },
  { period: 'custom', startDate: '2025-01-03', endDate: '2025-01-03' },
  { period: 'custom', startDate: '2025-01-03' },
  { period: 'custom', endDate: '2025-01-03' },
);
const forms = fc
  .record({
    searchText: wanted,
    excludeText: fc.array(part, { maxLength: 3 }).map((parts) => parts.join(', ')),
    keyword: fc.subarray(['한류', 'Met Gala', '케이-팝', 'AND']).map((all) => all.join(', ')),
    multiKeywordCnd: fc.constantFrom('AND', 'OR'),
    ntnId: some('nation'),
    mediaId: some('outlet'),
    featExtrMclsf: some('category'),
    lclsfNm: fc.constantFrom('', ...Object.keys(records.region)),
  })
  .chain((form) => days.map((range): SearchForm => ({ ...empty, ...form, ...range })));

describe('the form of the search', () => {
  it('becomes a query that can be searched, and the same form again', () =>
    fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const typed = await textOfForm(form, names);
        expect(typed).toEqual({
          ...empty,
          multiKeywordCnd: form.multiKeywordCnd,
          searchText: typed?.searchText,
        });
        expect(queryProblem(readTypedQuery(typed?.searchText ?? ''))).toBeUndefined();
        expect((await formOfText(typed ?? empty, names)).form).toEqual(form);
      }),
      { numRuns: 500 },
    ));

  it.each([
    ['', { excludeText: '광고' }],
    ['한복 OR', { lclsfNm: 'KOREA' }],
    ['"한복', { featExtrMclsf: ['MCLSF_01'] }],
  ])('stays a form where its text would mean something else: ‘%s’', async (searchText, more) => {
    expect(await textOfForm({ ...empty, searchText, ...more }, names)).toBeUndefined();
  });

  it.each([
    [
      '한복 country:JP -광고 NOT 국가:프랑스',
      { searchText: '한복', ntnId: ['JP'], excludeText: '광고, 국가:프랑스' },
      [],
    ],
    [
      '한복 국가:영국 점수:>60 기간:2025-03',
      {
        searchText: '한복 국가:영국 점수:>60',
        period: 'custom',
        startDate: '2025-03-01',
        endDate: '2025-03-31',
      },
      ['국가:영국', '점수:>60'],
    ],
    ['한복 기간:3개월', { searchText: '한복 기간:3개월' }, ['기간:3개월']],
    [
      `한복 기간:${today().slice(0, 4)}`,
      { searchText: `한복 기간:${today().slice(0, 4)}` },
      [`기간:${today().slice(0, 4)}`],
    ],
    ['한복 OR 국가:일본', { searchText: '한복 OR 국가:일본' }, ['한복 OR 국가:일본']],
    ['국가:일본 국가:프랑스', { searchText: '국가:프랑스', ntnId: ['JP'] }, ['국가:프랑스']],
    ['한복 전시', { searchText: '한복 전시' }, []],
  ])('takes of ‘%s’ what it has fields for', async (searchText, expected, left) => {
    expect(await formOfText({ ...empty, searchText }, names)).toEqual({
      form: { ...empty, ...expected },
      left,
    });
  });
});
