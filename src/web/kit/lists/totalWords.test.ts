import { expect, it } from 'vitest';
import { countWords, totalOf, totalWords } from './totalWords.ts';

it.each([
  [{ count: 12345, isCapped: false, isRough: false }, '12,345건'],
  [{ count: 0, isCapped: false, isRough: false }, '0건'],
  [{ count: 10001, isCapped: true, isRough: false }, '10,000건+'],
  [{ count: 52000, isCapped: false, isRough: true }, '약 52,000건'],
])('%o reads %s', (total, words) => expect(totalWords(total)).toBe(words));

it('is open until the number has come, where the page counted to its limit only', () => {
  const page = { totalRecords: 10_001, totalIsExact: false };
  expect(totalOf(page, undefined)).toEqual({ count: 10_001, isCapped: true, isRough: false });
  expect(totalOf(page, { totalRecords: 52_000 })).toEqual({ count: 52_000, isCapped: false, isRough: false });
  expect(totalOf(page, { totalRecords: 52_000, totalIsExact: false }).isRough).toBe(true);
});

it('is rough at once where the server cannot tell how many of few there are', () => {
  const page = { totalRecords: 4_000, totalIsExact: false };
  expect(totalOf(page, undefined)).toEqual({ count: 4_000, isCapped: false, isRough: true });
  expect(totalOf(page, { totalRecords: 1_055 })).toEqual({ count: 1_055, isCapped: false, isRough: false });
});

it('of a part says that there are more', () => {
  expect(countWords(10_001, true)).toBe('10,000+');
  expect(countWords(9_999, true)).toBe('9,999');
  expect(countWords(10_001, false)).toBe('10,001');
});

it('of a part that is an estimate says so, unless there is none', () => {
  expect(countWords(10_149, false, true)).toBe('약 10,149');
  expect(countWords(10_149, true, true)).toBe('10,000+');
  expect(countWords(0, false, true)).toBe('0');
});
