import { expect, it } from 'vitest';
import { zipNames } from './sendFiles.ts';

it('numbers names that repeat, and never gives a number away twice', () => {
  expect(zipNames(['가.pdf', '가.PDF', '가 (2).pdf', '나.pdf', '가.pdf'])).toEqual([
    '가.pdf',
    '가 (2).PDF',
    '가 (2) (2).pdf',
    '나.pdf',
    '가 (3).pdf',
  ]);
});
