import { expect, it } from 'vitest';
import { typedInLatin } from './choosePassword.ts';

it.each([
  ['안녕하세요', 'dkssudgktpdy'],
  ['비밀번호', 'qlalfqjsgh'],
  ['까닭', 'Rkekfr'],
  ['왜 BTS?', 'dho BTS?'],
])('%s is typed as %s', (text, keys) => {
  expect(typedInLatin(text)).toBe(keys);
});
