import { expect, it } from 'vitest';
import { scaledTexts } from './scaledTexts.ts';

it('makes texts and the room for them larger, and leaves all else as it is', () => {
  const load = () => {};
  const options = {
    chart: { marginRight: 70, spacing: [8, 8], events: { load } },
    series: [{ data: [1, 2], dataLabels: { style: { fontSize: '13px', color: 'red' } } }],
    title: { style: { fontSize: '0.8em' } },
  };
  expect(scaledTexts(options, 1.5)).toEqual({
    chart: { marginRight: 105, spacing: [8, 8], events: { load } },
    series: [{ data: [1, 2], dataLabels: { style: { fontSize: '20px', color: 'red' } } }],
    title: { style: { fontSize: '0.8em' } },
  });
  expect(scaledTexts(options, 1)).toBe(options);
});

it('does not walk through the world of a map', () => {
  const map = { features: [{ properties: { fontSize: '13px' } }] };
  const { chart } = scaledTexts({ chart: { map, marginTop: 10 } }, 2) as { chart: Record<string, unknown> };
  expect(chart['map']).toBe(map);
  expect(chart['marginTop']).toBe(20);
});
