import { describe, expect, it } from 'vitest';
import { pagerItems } from './Pager.tsx';

describe('the pages that a pager shows', () => {
  it.each([
    [1, 3, 2, [1, 2, 3]],
    [5, 9, 2, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, 20, 2, [1, 2, 3, 4, 5, 6, 7, null, 20]],
    [10, 20, 2, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [20, 20, 2, [1, null, 14, 15, 16, 17, 18, 19, 20]],
    [10, 20, 0, [1, null, 10, null, 20]],
    [2, 20, 0, [1, 2, 3, null, 20]],
    [1, 1, 2, [1]],
  ])('on page %i of %i with %i at either side', (page, count, siblings, shown) => {
    expect(pagerItems(page, count, siblings)).toEqual(shown);
  });

  it('are equally many on every page, and this one is among them', () => {
    for (let page = 1; page <= 50; page += 1) {
      const shown = pagerItems(page, 50, 2);
      expect([shown.length, shown.includes(page)]).toEqual([9, true]);
    }
  });
});
