import { expect, it } from 'vitest';
import { countWords, sizeWords, timeWords } from './words.ts';

it('thousands are set apart', () => expect(countWords(1_234_567)).toBe('1,234,567'));

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_536, '1.5 KB'],
  [197_778_925, '189 MB'],
  [5 * 2 ** 40, '5.0 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it.each([
  [0.2, '1초 이내'],
  [89, '89초'],
  [125, '2분'],
  [7_200, '2.0시간'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
