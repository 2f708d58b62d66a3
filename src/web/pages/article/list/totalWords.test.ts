import { expect, it } from 'vitest';
import { totalWords } from './totalWords.ts';

it.each([
  [{ count: 12345, isCapped: false, isRough: false }, '12,345건'],
  [{ count: 0, isCapped: false, isRough: false }, '0건'],
  [{ count: 10001, isCapped: true, isRough: false }, '10,000건+'],
  [{ count: 52000, isCapped: false, isRough: true }, '약 52,000건'],
])('%o reads %s', (total, words) => expect(totalWords(total)).toBe(words));
