import { describe, expect, it } from 'vitest';
import { keywordsOf, keywordToken, keywordTokens } from './articleTokens.ts';

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
