import { expect, it } from 'vitest';
import { withWord } from './withWord.ts';

it.each([
  ['', 'AND', '누비', '누비'],
  ['한복', 'AND', '누비', '한복 누비'],
  ['한복, 전시', 'AND', '누비', '한복, 전시 누비'],
  ['한복, 전시', 'OR', '누비', '(한복, 전시) 누비'],
  ['한복 OR 김치', 'AND', '누비', '(한복 OR 김치) 누비'],
  ['한복', 'AND', 'Met Gala', '한복 "Met Gala"'],
  ['한복', 'AND', 'OR', '한복 "OR"'],
] as const)('‘%s’ (%s) with %s is ‘%s’', (text, combine, word, expected) => {
  expect(withWord(text, combine, word)).toBe(expected);
});
