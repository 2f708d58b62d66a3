import { describe, expect, it } from 'vitest';
import { beginningOf } from './shownRecords.ts';

describe('the beginning of a text', () => {
  it('is a short text as it is, on one line', () => {
    expect(beginningOf(' 한 줄\n두 줄 ')).toBe('한 줄 두 줄');
    expect(beginningOf(' \n ')).toBeNull();
  });

  it('ends with a sentence', () => {
    const text = `${'가'.repeat(120)}. ${'나'.repeat(100)}. ${'다'.repeat(200)}`;
    expect(beginningOf(text)).toBe(`${'가'.repeat(120)}. ${'나'.repeat(100)}.`);
  });

  it('or between words, or within one that does not end', () => {
    expect(beginningOf(`${'가나 '.repeat(200)}`)).toMatch(/가나…$/);
    expect(beginningOf('가'.repeat(500))).toBe(`${'가'.repeat(280)}…`);
  });
});
