import { describe, expect, it } from 'vitest';
import type { PartMark } from '../mark.ts';
import { compositionOptions, partsOf } from './compositionOptions.ts';
import { variablePieOptions } from './variablePieOptions.ts';

const part = (group: string, key: string, count: number): PartMark => ({
  ...{ group, key, label: `분류 ${key}`, count, share: count / 10, to: `/${group}/${key}` },
});
const marks = [part('FR', 'film', 2), part('FR', 'art', 8), part('JP', 'film', 9), part('JP', 'food', 1)];
const groups = [
  { key: 'FR', label: '프랑스' },
  { key: 'JP', label: '일본' },
];

describe('what several groups are made of', () => {
  it('has one series for each part, the largest first, what has no class last', () => {
    const without = { ...part('FR', 'none', 99), label: '미분류' };
    expect(partsOf([without, ...marks]).map(({ key }) => key)).toEqual(['film', 'art', 'food', 'none']);
  });

  it('is drawn by the shares of the server, each class in the colour that it has in every chart', () => {
    const { xAxis, plotOptions, series } = compositionOptions(marks, groups);
    expect(xAxis).toMatchObject({ categories: ['프랑스', '일본'] });
    expect(plotOptions?.bar?.stacking).toBe('normal');
    const [film, art] = series as unknown as { data: object[]; color: string }[];
    const slices = variablePieOptions(marks).series as unknown as [{ data: { color: string }[] }];
    expect([film?.color, art?.color]).toEqual(slices[0].data.slice(0, 2).map(({ color }) => color));
    expect(film?.data).toMatchObject([
      { id: 'FR film', y: 20, custom: { to: '/FR/film' } },
      { id: 'JP film', y: 90, custom: { to: '/JP/film' } },
    ]);
    expect(art?.data).toMatchObject([{ y: 80 }, { y: null }]);
  });
});
