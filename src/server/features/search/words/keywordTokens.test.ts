import { describe, expect, it } from 'vitest';
import { keywordToken, keywordTokens } from './keywordTokens.ts';

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

  it('do not tell case or width apart', () => {
    expect(keywordToken('ＢＴＳ')).toBe(keywordToken('bts'));
    expect(keywordToken('한류')).not.toBe(keywordToken('한류 '));
  });
});
