import { describe, expect, it } from 'vitest';
import { checkLogin } from './checkLogin.ts';

describe('login form', () => {
  it('names each field that is missing', () => {
    expect(checkLogin({ eml: ' ', pswd: '' })).toEqual({
      eml: '이메일을 입력해주세요.',
      pswd: '비밀번호을(를) 입력해주세요.',
    });
  });

  it('refuses what is no address', () => {
    expect(checkLogin({ eml: 'kim@ministry', pswd: 'x' })).toEqual({ eml: '올바른 이메일 형식이 아닙니다.' });
  });

  it('does not mind spaces in a pasted address', () => {
    expect(checkLogin({ eml: ' kim@korea.kr ', pswd: 'x' })).toEqual({});
  });
});
