import { describe, expect, it } from 'vitest';
import { plannedTerms } from '../../../../../tests/helpers/plannedTerms.ts';
import { planOf } from '../../../../../tests/helpers/planOf.ts';
import { printPlan } from '../../../../../tests/helpers/printPlan.ts';
import { isExact, unsearchable } from '../plan.ts';
import { isTitlesOnly } from './searchTerm.ts';

const texts = (typed: string) => plannedTerms(typed).map(({ text }) => text);
const plan = (searchText: string, excludeText = '', combine: 'AND' | 'OR' = 'AND') =>
  planOf({ searchText, excludeText }, { combine, fields: [] });

describe('the terms of a search', () => {
  it.each([
    ['한류, 문화', ['한류', '문화']],
    ['한류，문화、 영화,', ['한류', '문화', '영화']],
    ['"한국, 문화", 영화', ['한국, 문화', '영화']],
    ['“한국 문화”', ['한국 문화']],
    ['한류, 한류, ＨＡＬＬＹＵ, hallyu', ['한류', 'ＨＡＬＬＹＵ']],
    ['그는 "한류"라고', ['그는 "한류" 라고']],
    ['  ', []],
    ['한류, "한류"', ['한류', '한류']],
    [' “ 한국 문화 ” ', ['한국 문화']],
    ['"한국" 문화', ['"한국" 문화']],
    ['"", 한류', ['한류']],
  ])('of %j are %j', (typed, expected) => expect(texts(typed)).toEqual(expected));

  it('are chunks between spaces, or one where they are quoted', () => {
    expect(plannedTerms('한국 K-pop')[0]?.chunks.map(({ text }) => text)).toEqual(['한국', 'k-pop']);
    expect(plannedTerms('"한국 K-pop"')[0]?.chunks.map(({ text }) => text)).toEqual(['한국 k-pop']);
  });

  it('know what they are made of', () => {
    expect(plannedTerms('한국 !!! 책')).toEqual([
      {
        text: '한국 !!! 책',
        chunks: [
          {
            text: '한국',
            parts: [{ text: '한국', sliced: true, start: 0 }],
            literal: false,
            tolerant: false,
            oneSyllable: false,
          },
          {
            text: '책',
            parts: [{ text: '책', sliced: true, start: 0 }],
            literal: false,
            tolerant: false,
            oneSyllable: true,
          },
        ],
      },
    ]);
    expect(plannedTerms('한국   문화')[0]?.chunks).toHaveLength(2);
    expect(plannedTerms('"한국  문화"')[0]?.chunks).toMatchObject([{ text: '한국  문화', literal: true }]);
  });

  it('are tolerant of spaces where they are long Korean words', () => {
    const tolerant = (typed: string) => plannedTerms(typed)[0]?.chunks[0]?.tolerant;
    expect(
      ['문화부', '문화체육', '문화체육관광부', 'culture', '"문화체육"', '가'.repeat(13)].map(tolerant),
    ).toEqual([false, true, true, false, false, false]);
    const others = [
      '가'.repeat(12),
      '문화체육K',
      '文化體育',
      '문화體育',
      '文化체육',
      '!문화체육!',
      '문화체육-관광부',
    ];
    expect(others.map(tolerant)).toEqual([true, false, false, false, false, true, false]);
  });

  it('of one syllable are searched in titles, unless beside another word', () => {
    expect(['책', '책 문화', '책 글'].map((typed) => plannedTerms(typed).every(isTitlesOnly))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a plan', () => {
  it('is printed on one line', () => {
    expect(printPlan(plan('한류, "한국 문화"', '영화', 'OR'))).toBe('한류 OR "한국 문화" -영화');
    expect(printPlan({ ...plan('한류'), fields: ['title', 'reporter'] })).toBe('title|reporter:(한류)');
    expect(printPlan(plan('', '영화'))).toBe('-영화');
    expect(printPlan({ ...plan('', '"새 영화", 책'), fields: ['title'] })).toBe('-"새 영화" -책');
    expect(printPlan(plan('한류, !!!'))).toBe('한류 AND !!!');
    expect(printPlan(plan(''))).toBe('');
    expect(printPlan(plan('한복 OR 김치 -전시, 서울'))).toBe('서울 AND (한복 OR (김치 -전시))');
    expect(printPlan(plan('한복 OR 김치', '전시'))).toBe('한복 OR 김치 -전시');
    expect(printPlan(plan('한복 OR 김치, 서울', '', 'OR'))).toBe('한복 OR 김치 OR 서울');
    expect(printPlan(plan('(한복 OR 김치) -전시, -공연'))).toBe('한복 OR 김치 -전시 -공연');
    expect(printPlan(plan('"한국 문화" 서울'))).toBe('"한국 문화" 서울');
  });

  it.each([
    ['한국', true],
    ['Korea', true],
    ['책', true],
    ['대통령', false],
    ['K-pop', false],
    ['한국 문화', true],
    ['"한국 문화"', false],
    ['책 문화', false],
    ['책 글', true],
    ['"책 글"', false],
    ['한국, 대통령', false],
  ])('for %j is decided by the index alone: %s', (typed, exact) => expect(isExact(plan(typed))).toBe(exact));

  it('is decided by what is left out, too', () => {
    expect([isExact(plan('한국', '대통령')), isExact(plan('한국', '문화'))]).toEqual([false, true]);
  });

  it('says which of its terms no text can have', () => {
    expect(unsearchable(plan('한류, !!!, 🎉').terms)).toEqual(['!!!', '🎉']);
  });
});
