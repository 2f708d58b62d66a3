import { describe, expect, it } from 'vitest';
import { reasonLine, reasonProblem } from './reason.ts';

describe('a reason', () => {
  it.each(['민원 확인', 'ID 확인', '2차 조사', '조사 때문에\n두 줄로 적음', '👨‍👩‍👧 가족 문의'])(
    '%j is valid',
    (text) => expect(reasonProblem(text)).toBeUndefined(),
  );

  it.each([
    ['invisible blanks', '\u200b'.repeat(10)],
    ['fillers of Hangul', '\u3164\u115f\uffa0\u3164'],
    ['dots', '..........'],
    ['signs', '?!~ㅡ-/'],
    ['control signs', '\u0000\u0007\u001b'],
    ['one letter', '가'],
    ['a text that turns its direction', '확인\u202e한 사유'],
    ['isolates', '\u2066민원\u2069 확인'],
  ])('is invalid if it consists of %s', (_what, text) => expect(reasonProblem(text)).toMatch(/주세요\.$/));

  it('is stored as one line', () => {
    expect(reasonLine('줄1\r\nSet-Cookie: x=1\u2028끝\u200b')).toBe('줄1 Set-Cookie: x=1 끝');
  });
});
