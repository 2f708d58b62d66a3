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
