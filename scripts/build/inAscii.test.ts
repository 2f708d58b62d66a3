import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inAscii } from './inAscii.ts';

/** The value of an expression. */
const worth = (code: string): unknown => runInThisContext(`(${code})`);

it.each([
  "'한국 문화 👘'",
  "'\\한\\\\국'",
  '`제목: ${1 + 1}건`',
  '({ 이름: 1 }).이름',
  "'a가나b'.replace(/[가-힣]+/, '')",
  "'👘👙'.replace(/[👘-👙]/u, '')",
  "'―—'.replace(/\\―/, '')",
])('%s is worth the same without signs beyond ASCII', (code) => {
  const written = inAscii(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(worth(written)).toEqual(worth(code));
});
