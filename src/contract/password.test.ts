import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

describe('a new password', () => {
  it.each(['Culture!7x', '문화강국Abc12', 'aB3$efghi'])('may be %s', (password) => {
    expect(passwordProblem(password, 'hong@demo.go.kr')).toBeUndefined();
  });

  it.each([
    ['aB3$efgh', '9자 이상'],
    ['한글만여덟자입니다네요', '세 가지 이상'],
    ['abcdefgh12', '세 가지 이상'],
    ['My-HONG-2026', '이메일 아이디'],
    ['Aa1!\u0000bcdefg', '눈에 보이는 글자'],
  ])('may not be %s', (password, why) => {
    expect(passwordProblem(password, 'hong@demo.go.kr')).toContain(why);
  });

  it('may hold a name part of one or two letters, which every other word does', () => {
    expect(passwordProblem('Kimchi!2026', 'ki@demo.go.kr')).toBeUndefined();
  });
});
