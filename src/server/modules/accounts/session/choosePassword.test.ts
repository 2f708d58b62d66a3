import { describe, expect, it } from 'vitest';
import { isGuessable, typedInLatin } from './choosePassword.ts';

it.each([
  ['안녕하세요', 'dkssudgktpdy'],
  ['비밀번호', 'qlalfqjsgh'],
  ['까닭', 'Rkekfr'],
  ['왜 BTS?', 'dho BTS?'],
])('%s is typed as %s', (text, keys) => {
  expect(typedInLatin(text)).toBe(keys);
});

describe('a password that keeps the rule', () => {
  it.each(['Password123!', 'P@ssw0rd1', 'Qwer1234!', 'Dkssudgktpdy1!', 'Qlalfqjsgh1!', 'Admin!2345'])(
    'is guessed at once when it is %s',
    async (password) => {
      expect(await isGuessable(password, 'hong@demo.go.kr')).toBe(true);
    },
  );

  it.each(['Fresh!23456', 'aB3$efghi', '구름빵맛집Abc12', 'correct Horse 7 staple'])(
    'may be %s',
    async (password) => {
      expect(await isGuessable(password, 'hong@demo.go.kr')).toBe(false);
    },
  );

  it('is weak if it is made of the account’s address', async () => {
    expect(await isGuessable('Gildong1!', 'hong.gildong@demo.go.kr')).toBe(true);
    expect(await isGuessable('Gildong1!', 'park@demo.go.kr')).toBe(false);
  });

  it('of two hundred letters is judged by the first of them', async () => {
    expect(await isGuessable('zV8!q'.repeat(40), 'hong@demo.go.kr')).toBe(false);
  });
});
