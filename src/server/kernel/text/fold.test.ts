import { describe, expect, it } from 'vitest';
import { fold } from './tokens.ts';

describe('fold', () => {
  it('makes width and case equal', () => {
    expect(fold('Ｋ－ＰＯＰ')).toBe('k-pop');
    expect(fold('ﾊﾝｸﾞﾙ')).toBe('ハングル');
    expect(fold('①㈜')).toBe('1(주)');
  });

  it('composes decomposed Hangul and accents', () => {
    expect(fold('한국'.normalize('NFD'))).toBe('한국');
    expect(fold('Cafe\u0301')).toBe('café');
  });

  it('drops what nobody can see', () => {
    expect(fold('한\u200b국\ufeff')).toBe('한국');
    expect(fold('co\u00adoperation')).toBe('cooperation');
    expect(fold('葛\u{e0100}城')).toBe('葛城');
    expect(fold('\u3164')).toBe('');
  });

  it('treats both small sigmas alike', () => {
    expect(fold('ΟΔΟΣ')).toBe(fold('οδοσ'));
  });

  it('keeps marks that distinguish words', () => {
    expect(fold('हिन्दी')).toBe('हिन्दी');
    expect(fold('café')).not.toBe(fold('cafe'));
  });

  it('changes nothing when it is applied again, for any character', () => {
    const unstable: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const once = fold(String.fromCodePoint(point));
      if (fold(once) !== once) unstable.push(point.toString(16));
    }
    expect(unstable).toEqual([]);
  });
});
