import { describe, expect, it } from 'vitest';
import type { PartMark } from '../mark.ts';
import { compositionOptions, partsOf } from './compositionOptions.ts';

const part = (group: string, key: string, count: number): PartMark => ({
  ...{ group, key, label: `분류 ${key}`, count, share: count / 10, to: `/${group}/${key}` },
});
const marks = [part('FR', 'film', 2), part('FR', 'art', 8), part('JP', 'film', 9), part('JP', 'food', 1)];
const groups = [
  { key: 'FR', label: '프랑스' },
  { key: 'JP', label: '일본' },
];

describe('what several groups are made of', () => {
  it('has one series for each part, the largest first', () =>
    expect(partsOf(marks).map(({ key }) => key)).toEqual(['film', 'art', 'food']));

  it('stands as a bar of 100 % for each group, whose pieces lead to their lists', () => {
    const { xAxis, plotOptions, series } = compositionOptions(marks, groups);
    expect(xAxis).toMatchObject({ categories: ['프랑스', '일본'] });
    expect(plotOptions?.bar?.stacking).toBe('percent');
    const [film, art] = series as unknown as { data: object[] }[];
    expect(film?.data).toMatchObject([
      { id: 'FR film', y: 2, custom: { to: '/FR/film' } },
      { id: 'JP film', y: 9, custom: { to: '/JP/film' } },
    ]);
    expect(art?.data).toMatchObject([{ y: 8 }, { y: null }]);
  });
});
