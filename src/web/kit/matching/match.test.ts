import { describe, expect, it } from 'vitest';
import { isSearchable, rankOf } from './match.ts';

describe('typed words', () => {
  it.each([
    ['ㄱㅅ', '기사'],
    // what Windows' IME makes of the same two keys
    ['ㄳ', '기사'],
    ['기ㅅ', '기사'],
    ['깃', '기사'],
    ['rltk', '기사'],
    ['rt', '기사'],
    ['ㅅㅇㅈㄱㄹ', '사용자 관리'],
    ['ㄱㄹ', '사용자 관리'],
    ['사용자관리', '사용자 관리'],
    ['관리', '사용자 관리'],
    ['sns', 'SNS 통계'],
    ['ㅌㄱ', 'SNS 통계'],
  ])('%s finds %s', (typed, text) => expect(rankOf(text, typed)).toBeDefined());

  it.each([
    ['ㄱㅈ', '기사'],
    ['ㅣㅅ', '기사'],
    ['가사', '기사'],
    ['media', '매체'],
  ])('%s does not find %s', (typed, text) => expect(rankOf(text, typed)).toBeUndefined());

  it('find what begins with them before what holds them, and words before first consonants', () => {
    const texts = ['지역 기사', '외신기사', '기사 목록', '고속'];
    const ranked = texts.map((text) => rankOf(text, 'ㄱㅅ'));
    expect(ranked).toEqual([6, 7, 5, 4]);
    expect(['기사', '기사 목록', '지역 기사', '외신기사'].map((text) => rankOf(text, '기사'))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('fit everything where nothing is typed', () => expect(rankOf('기사', ' ')).toBe(0));
});

it('servers are asked for two letters that are more than first consonants', () => {
  expect(['가', 'ㄱㅅ', 'ㅏㅏ', ' a '].filter(isSearchable)).toEqual([]);
  expect(['기사', '기ㅅ', 'bb'].filter(isSearchable)).toEqual(['기사', '기ㅅ', 'bb']);
});
