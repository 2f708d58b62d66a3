import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { and, eq, isNull } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { passwordProblem } from '#contract/password.ts';
import { invalid } from '#contract/validation.ts';
import { appUser } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import { hashPassword, isPassword } from './password.ts';

const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const medials = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

const firstSyllable = '가'.charCodeAt(0);
const syllables = initials.length * medials.length * finals.length;

/** The keys of a Korean keyboard (두벌식) for these Hangul syllables, as Latin letters; other characters are unchanged. */
export const typedInLatin = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const place = letter.charCodeAt(0) - firstSyllable;
    if (place < 0 || place >= syllables) return letter;
    const [initial, rest] = [
      Math.floor(place / (medials.length * finals.length)),
      place % (medials.length * finals.length),
    ];
    return [initials[initial], medials[Math.floor(rest / finals.length)], finals[rest % finals.length]].join(
      '',
    );
  }).join('');

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

/** Number of previous passwords that must not be chosen again. */
const passwordHistorySize = 3;

interface PasswordOwner {
  userId: string;
  eml: string | null;
  pswdHash: string | null;
  pswdHistory: string[] | null;
}

/** The columns of a new password, hashed outside of any transaction. */
interface ChosenPassword {
  pswdHash: string;
  pswdHistory: string[];
  pswdChgYmd: string;
}

const refuse = (message: string) => validationFailure([invalid('newPswd', '새 비밀번호', message)]);

/**
 * Checks a new password against the rules, commonly guessed passwords, and the last three, and hashes it. Slow on
 * purpose: call it before the transaction that stores it with `storePassword`.
 * @throws Failure 400 with the message for the field newPswd
 */
export const choosePassword = async (
  owner: PasswordOwner,
  newPswd: string,
  cost: number,
): Promise<ChosenPassword> => {
  const problem = passwordProblem(newPswd, owner.eml ?? '');
  if (problem) throw refuse(problem);
  if (await isGuessable(newPswd, owner.eml ?? ''))
    throw refuse(
      '짐작하기 쉬운 비밀번호입니다. 흔한 낱말이나 이어지는 숫자 대신, 서로 관계없는 낱말을 여러 개 이어 정해 주세요.',
    );
  const former = [...(owner.pswdHash ? [owner.pswdHash] : []), ...(owner.pswdHistory ?? [])];
  const recent = [...new Set(former)].slice(0, passwordHistorySize);
  const repeats = await Promise.all(recent.map((hash) => isPassword(newPswd, hash, cost)));
  if (repeats.includes(true))
    throw refuse('최근에 쓴 비밀번호는 다시 쓸 수 없습니다. 다른 비밀번호를 정해 주세요.');
  return {
    pswdHash: await hashPassword(newPswd, cost),
    pswdHistory: recent,
    pswdChgYmd: today(),
  };
};

/**
 * Stores a chosen password, in the caller's transaction.
 * @param owner the account at the time when the password was chosen
 * @throws Failure 409 if the password was changed or reset meanwhile: the later change wins
 */
export const storePassword = async (owner: PasswordOwner, chosen: ChosenPassword): Promise<void> => {
  const isSame = owner.pswdHash === null ? isNull(appUser.pswdHash) : eq(appUser.pswdHash, owner.pswdHash);
  const stored = await db()
    .update(appUser)
    .set(chosen)
    .where(and(eq(appUser.userId, owner.userId), isSame))
    .returning({ userId: appUser.userId });
  if (stored.length) return;
  throw new Failure(409, 'CONFLICT', '비밀번호가 방금 다른 곳에서 바뀌었습니다. 다시 시도해 주세요.');
};
