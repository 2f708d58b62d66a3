import { describe, expect, it } from 'vitest';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { articleTokens, keywordsOf, keywordToken, keywordTokens, noFindings } from './articleTokens.ts';

const article = {
  ...noFindings,
  kornTtl: '한글 전시',
  lclanTtl: 'Hangul show',
  articleCn: 'Visitors came',
  articleTransCn: '관람객이 왔다',
  jrnlLclanNm: 'Kim',
};
const has = (column: number[] | null, term: string): boolean =>
  queryTokens(term).tokens.every((token) => column?.includes(token));

describe('the token columns of an article', () => {
  it('hold everything, the titles and the reporter apart', () => {
    const columns = articleTokens(article);
    for (const term of ['한글', 'show', 'visitors', '관람객', 'kim'])
      expect(has(columns.tk, term), term).toBe(true);
    expect(has(columns.tb, '한글')).toBe(true);
    expect(has(columns.tb, '관람객')).toBe(false);
    expect(has(columns.tr, 'kim')).toBe(true);
  });

  it('hold keywords, features and summary in the column of all texts only', () => {
    const columns = articleTokens({
      ...article,
      featExtrSmry: '세종을 기렸다',
      featExtrKwdList: ['케이팝'],
      featExtr: { inst: ['세종학당'] },
    });
    for (const term of ['세종', '케이팝', '학당']) {
      expect(has(columns.tk, term), term).toBe(true);
      expect(has(columns.tb, term), term).toBe(false);
    }
  });

  it('are absent without a text, and never join two texts', () => {
    expect(articleTokens({ ...article, jrnlLclanNm: null })).toMatchObject({ tr: null });
    expect(has(articleTokens({ ...article, kornTtl: '대한', lclanTtl: '민국' }).tk, '한민')).toBe(false);
  });
});

describe('tokens of keywords', () => {
  it('hold keywords and features alike, each once', () => {
    const tokens = keywordTokens({
      featExtrKwdList: ['한류', '케이팝'],
      featExtr: { issue: ['한류'], pern: ['BTS'], unknown: ['남'] },
    });
    expect(tokens).toEqual(['한류', '케이팝', 'BTS'].map(keywordToken));
  });

  it('are none without either, and an empty list where nothing was found', () => {
    expect(keywordTokens({})).toBeNull();
    expect(keywordTokens({ featExtrKwdList: null, featExtr: null })).toBeNull();
    expect(keywordTokens({ featExtrKwdList: [] })).toEqual([]);
  });

  it('stay the same numbers, for they are stored', () => {
    expect(['한류', 'BTS'].map(keywordToken)).toEqual([1_861_282_173, -932_838_544]);
  });

  it('cover the texts of all six groups of features, 500 at most', () => {
    const groups = { issue: ['가'], pern: ['나'], incdnt: ['다'], plcy: ['라'], inst: ['마'], evnt: ['바'] };
    expect(keywordsOf({ featExtr: groups })).toEqual(['가', '나', '다', '라', '마', '바']);
    expect(keywordsOf({ featExtrKwdList: ['한류', 7, null], featExtr: { issue: '한류' } })).toEqual(['한류']);
    expect(keywordTokens({ featExtr: { issue: ['가'] } })).toEqual([keywordToken('가')]);
    const many = Array.from({ length: 600 }, (_, at) => `낱말${at}`);
    expect(keywordTokens({ featExtrKwdList: many })).toEqual(many.slice(0, 500).map(keywordToken));
  });

  it('do not tell case or width apart', () => {
    expect(keywordToken('ＢＴＳ')).toBe(keywordToken('bts'));
    expect(keywordToken('한류')).not.toBe(keywordToken('한류 '));
  });
});
