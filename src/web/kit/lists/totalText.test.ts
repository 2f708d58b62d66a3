import { describe, expect, it } from 'vitest';
import { pageCount, totalText } from './totalWords.ts';

describe('the number of hits', () => {
  it('is grouped', () => expect(totalText(12_345)).toBe('12,345건'));
  it('says that there are more while they are still counted', () =>
    expect(totalText(undefined)).toBe('10,000건+'));
});

describe('the pages on offer', () => {
  it('are as many as the hits fill, at least one', () => {
    expect(pageCount(21, 1, 10, true)).toBe(3);
    expect(pageCount(0, 1, 10, false)).toBe(1);
  });

  it('go on beyond the counted ones as long as there is a next page', () => {
    expect(pageCount(undefined, 1, 10, true)).toBe(1000);
    expect(pageCount(undefined, 1500, 10, true)).toBe(1501);
    expect(pageCount(undefined, 1500, 10, false)).toBe(1500);
  });
});
