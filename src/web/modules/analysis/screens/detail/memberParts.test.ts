import { describe, expect, it } from 'vitest';
import { canLoadMore, nextCount, partsOf, readView, withView } from './memberParts.ts';

describe('the articles of a highlight', () => {
  it.each([
    ['', 'near', 0],
    ['order=latest&parts=3', 'latest', 3],
    ['order=size&parts=-1', 'near', 0],
    ['parts=1.5', 'near', 0],
    ['parts=9999', 'near', 25],
  ])('are shown as the address says: %s', (query, order, parts) =>
    expect(readView(new URLSearchParams(query))).toEqual({ order, parts }),
  );

  it('leave the conditions of the list in the address as they are', () => {
    const query = new URLSearchParams('clusterDt=2026-11-20&order=latest&parts=2');
    expect(withView(query, { order: 'near', parts: 0 }).toString()).toBe('clusterDt=2026-11-20');
    expect(readView(withView(query, { order: 'earliest', parts: 4 }))).toEqual({
      order: 'earliest',
      parts: 4,
    });
  });

  it('come fifty at first and then two hundred at a time, until there are no more', () => {
    const at = (parts: number) => ({ order: 'near' as const, parts });
    expect(partsOf(at(0))).toEqual([{ page: 1, size: 50 }]);
    expect(partsOf(at(2))).toEqual([
      { page: 1, size: 200 },
      { page: 2, size: 200 },
    ]);
    expect([nextCount(at(0), 50, 5_000), nextCount(at(1), 200, 250), nextCount(at(0), 12, 12)]).toEqual([
      150, 50, 0,
    ]);
    expect([canLoadMore(at(24)), canLoadMore(at(25))]).toEqual([true, false]);
  });
});
