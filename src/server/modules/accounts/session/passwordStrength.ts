import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { typedInLatin } from './typedInLatin.ts';

/** Common Korean passwords: guessed as Hangul, and as typed with the keyboard set to English. */
const koreanWords = [
  ...['비밀번호', '안녕', '안녕하세요', '사랑', '사랑해', '사랑해요', '감사합니다', '행복', '행복하자'],
  ...['대한민국', '한국', '서울', '세종', '부산', '독도', '문화', '문화강국', '한류', '김치', '우리나라'],
  ...['가나다라', '가나다라마바사', '하나님', '바보', '천사', '엄마', '아빠', '우리가족', '여보', '공주'],
  ...['관리자', '직원', '공무원', '주무관', '사무관', '장관', '문체부', '문화체육관광부', '외신', '홍보'],
  ...['봄', '여름', '가을', '겨울', '월요일', '금요일', '화이팅', '파이팅', '로그인', '테스트', '암호'],
];

/** Words of this field that the list of common passwords lacks. */
const tradeWords = ['culture', 'ministry', 'korea', 'seoul', 'sejong', 'admin', 'staff', 'mission', 'mcst'];

/** Passwords with a lower score are weak: guessed in fewer than 10^6 attempts. */
const weakestScore = 2;
/** Number of characters that are scored: long passwords take long to score, and these suffice to show a strong one. */
const checkedLength = 64;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first new password: the list of common ones is large. */
const loadZxcvbn = (): Promise<ZxcvbnFactory> => {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }]) =>
      new Factory({
        dictionary: {
          ...dictionary,
          house: tradeWords,
          hangul: koreanWords,
          'hangul-typed': koreanWords.map((word) => typedInLatin(word).toLowerCase()),
        },
        graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
        maxLength: checkedLength,
      }),
  );
  return loading;
};

const namesIn = (eml: string): string[] => eml.split(/[@._-]/).filter((part) => part.length > 2);

/** Whether a password is easy to guess although it meets the rules. */
export const isGuessable = async (password: string, eml: string): Promise<boolean> => {
  const { score } = (await loadZxcvbn()).check(password.slice(0, checkedLength), namesIn(eml));
  return score < weakestScore;
};
