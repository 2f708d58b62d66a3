import { describe, expect, it } from 'vitest';
import { askedPeriod, defaultArrangement, placed, readArrangement, withPeriod } from './arrangement.ts';

describe('what was kept', () => {
  it.each([null, undefined, {}, [], 'map', { order: 'map', hidden: 3, period: 'decade' }])(
    'as %j is the usual arrangement',
    (kept) => expect(readArrangement(kept)).toEqual(defaultArrangement),
  );

  it('comes back, without what is gone and with what is new', () => {
    const kept = { order: ['clusters', 'gone', 'map', 'map'], hidden: ['map', 'gone'], period: 'year' };
    expect(readArrangement(kept)).toEqual({
      order: ['clusters', 'map', 'ranking', 'wordCloud', 'treemap', 'classification'],
      hidden: ['map'],
      period: 'year',
    });
  });
});

describe('places', () => {
  const spans = (order: string[], hidden: string[] = []) =>
    placed(readArrangement({ order, hidden })).map(({ span }) => span);

  it('fill rows of twelve columns in the usual order', () => {
    expect(spans([])).toEqual([8, 4, 6, 6, 4, 8]);
  });
  it('are halves where two of a kind meet', () => {
    expect(spans(['map', 'clusters', 'ranking', 'classification'])).toEqual([6, 6, 6, 6, 6, 6]);
  });
  it('give a last one its whole row', () => {
    expect(spans([], ['clusters'])).toEqual([8, 4, 6, 6, 12]);
  });
});

describe('the period in the address', () => {
  const asked = (query: string) => askedPeriod(new URLSearchParams(query));
  const address = (query: string, period: 'week' | 'year') =>
    withPeriod(new URLSearchParams(query), period, 'week').toString();

  it('is read where it is known', () => {
    expect([asked('period=year'), asked('period=decade'), asked('')]).toEqual(['year', undefined, undefined]);
  });
  it('stands there while it differs from the kept one, beside what else is there', () => {
    expect(address('a=1', 'year')).toBe('a=1&period=year');
    expect(address('a=1&period=year', 'week')).toBe('a=1');
  });
});
