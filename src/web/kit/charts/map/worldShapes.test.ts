import { describe, expect, it } from 'vitest';
import type { Mark } from '../mark.ts';
import { worldMapOptions } from '../options/worldMapOptions.ts';
import { pointPlaces } from './places.ts';
import { loadWorldShapes } from './worldShapes.ts';

const shapes = await loadWorldShapes();
const codes = shapes.features.map(({ properties }) => properties.code);
const mark = (key: string, count: number): Mark => ({ key, label: key, count, share: 0, to: `/${key}` });

describe('the map of the world', () => {
  it('knows every country but two that have no code, and leaves Antarctica out', () => {
    expect(codes.filter((code) => !code)).toHaveLength(2);
    expect(codes).toEqual(expect.arrayContaining(['KR', 'KP', 'US', 'JP', 'CN', 'TW', 'FR', 'XK']));
    expect(codes).not.toContain('AQ');
  });

  it('names countries in Korean', () => {
    expect(shapes.features.find(({ properties }) => properties.code === 'KR')?.properties.name).toBe(
      '대한민국',
    );
  });

  it('has a dot for places without a shape, and none for those with one', () => {
    expect(pointPlaces.get('SG')).toEqual([103.82, 1.36]);
    expect([...pointPlaces.keys()].filter((code) => codes.includes(code))).toEqual([]);
  });

  it('draws countries as shapes, small places as dots, and Dokdo with Korea’s figure', () => {
    const { series, colorAxis } = worldMapOptions(
      [mark('KR', 9), mark('SG', 4), mark('ZZ', 1)],
      shapes,
      'count',
    );
    const [areas, dots, islet] = series as { data: Record<string, unknown>[] }[];
    expect(areas?.data).toMatchObject([{ key: 'KR', value: 9, custom: { to: '/KR' } }]);
    expect(dots?.data).toMatchObject([{ id: 'SG', lon: 103.82, custom: { to: '/SG' } }]);
    expect(islet?.data).toMatchObject([{ name: '독도 (대한민국)', custom: { to: '/KR' } }]);
    expect(colorAxis).toMatchObject({ min: 0, max: 9 });
  });
});
