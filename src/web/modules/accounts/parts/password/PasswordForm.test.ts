import { describe, expect, it } from 'vitest';
import { passwordEntryProblems } from './PasswordForm.tsx';

const eml = 'minji@korea.kr';

describe('a new password', () => {
  it.each([
    ['', '', { newPswd: '새 비밀번호을(를) 입력해주세요.', again: '새 비밀번호 확인을(를) 입력해주세요.' }],
    ['Short!1', 'Short!1', { newPswd: '비밀번호는 9자 이상으로 정해 주세요.' }],
    [
      'onlyletters',
      'onlyletters',
      { newPswd: '영문 대문자, 소문자, 숫자, 특수문자 가운데 세 가지 이상을 섞어 주세요.' },
    ],
    ['Minji!2026', 'Minji!2026', { newPswd: '비밀번호에 이메일 아이디를 넣을 수 없습니다.' }],
    ['Sound!Word9', 'Sound!Word', { again: '비밀번호가 서로 다릅니다. 다시 입력해 주세요.' }],
    ['Sound!Word9', '', { again: '새 비밀번호 확인을(를) 입력해주세요.' }],
    ['Sound!Word9', 'Sound!Word9', {}],
  ])('%j, %j', (newPswd, again, problems) =>
    expect(passwordEntryProblems({ newPswd, again }, eml)).toEqual(problems),
  );
});
