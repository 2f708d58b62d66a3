import { describe, expect, it } from 'vitest';
import { formatMobile, formatWhileTyping } from './verification.ts';

describe('a mobile number', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['01012345678', '010-1234-5678'],
    ['010123456789', '010-1234-5678'],
    ['010-1234-5678', '010-1234-5678'],
    ['010 1234 5678', '010-1234-5678'],
    ['010.1234.5678 (김민지)', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['821012345678', '010-1234-5678'],
    ['０１０１２３４５６７８', '010-1234-5678'],
    ['전화', ''],
  ])('%j is written %j', (typed, text) => expect(formatMobile(typed)).toBe(text));
});

/** `|` marks the caret. */
const typing = (marked: string) => {
  const { text, caret } = formatWhileTyping(marked.replace('|', ''), marked.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('the caret while typing', () => {
  it.each([
    ['at the end, over the hyphen', '0101|', '010-1|'],
    ['before a hyphen, where a digit was deleted', '01|-1234', '01|1-234'],
    ['after the third digit, where the hyphen was deleted', '010|1234', '010|-1234'],
    ['in the middle, where a digit was put in', '010-19|234-5678', '010-19|23-4567'],
    ['behind a pasted number', '01012345678|', '010-1234-5678|'],
    ['at the beginning', '|010-1234', '|010-1234'],
    ['behind digits too many', '010-1234-56789|', '010-1234-5678|'],
    ['behind a letter that is dropped', '010-12a|34', '010-12|34'],
  ])('stays %s', (_what, typed, shown) => expect(typing(typed)).toBe(shown));
});
