import { expect, it } from 'vitest';
import { timeWords } from './words.ts';

it.each([
  [0.2, '1초 이내'],
  [89, '89초'],
  [125, '2분'],
  [7_200, '2.0시간'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
