import { expect, it } from 'vitest';
import { barsOf } from './Timeline.tsx';

const hours = (counts: number[], day = '2026-11-20') =>
  counts.map((count, hour) => ({ at: `${day} ${String(hour).padStart(2, '0')}:00`, count }));

it('are as high as their share of the highest; nothing has no height, one article always some', () => {
  expect(barsOf(hours([0, 50, 100, 1])).map(({ height }) => height)).toEqual([0, 50, 100, 4]);
  expect(barsOf([])).toEqual([]);
});

it('have as many labels as there is room for', () => {
  expect(barsOf(hours([1, 2, 3])).map(({ label }) => label)).toEqual(['0시', '1시', '2시']);
  const labels = barsOf(hours(Array.from({ length: 24 }, () => 1))).map(({ label }) => label);
  expect(labels.filter(Boolean)).toEqual(['0시', '3시', '6시', '9시', '12시', '15시', '18시', '21시']);
});

it('say the date where another day begins, whatever hour is first, and of days the date', () => {
  const late = [...hours([1]), ...hours([1, 1], '2026-11-21')];
  expect(barsOf(late).map(({ label }) => label)).toEqual(['0시', '11.21', '1시']);
  const two = [
    ...hours(Array.from({ length: 24 }, () => 1)).slice(7),
    ...hours([1, 1, 1, 1, 1, 1, 1], '2026-11-21'),
  ];
  expect(
    barsOf(two)
      .map(({ label }) => label)
      .filter(Boolean),
  ).toEqual(['9시', '12시', '15시', '18시', '21시', '11.21', '3시', '6시']);
  expect(barsOf([{ at: '2026-11-05', count: 1 }]).map(({ label }) => label)).toEqual(['11.05']);
});
