import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/days.ts';
import { type Growth, growthFinding } from './growth.ts';
import { growthOptions } from './options/drawn.ts';

const gigabyte = 2 ** 30;
const megabyte = 2 ** 20;

/** @param wholes in GB, one per day */
const growth = (...wholes: number[]): Growth => ({
  series: [
    { key: 'database', label: '데이터베이스' },
    { key: 'files', label: '첨부 파일' },
  ],
  marks: wholes.flatMap((whole, day) => [
    { key: 'database', date: `2026-11-0${day + 1}`, bytes: whole * gigabyte - megabyte },
    { key: 'files', date: `2026-11-0${day + 1}`, bytes: megabyte },
  ]),
});

describe('what a growth comes to', () => {
  it('is more, less or the same as on the first day', () => {
    expect(growthFinding(growth(1, 2, 3.5))).toBe('2026-11-01부터 2.5GB 늘었습니다. 지금은 3.5GB입니다.');
    expect(growthFinding(growth(2, 1.5))).toBe('2026-11-01부터 512MB 줄었습니다. 지금은 1.5GB입니다.');
    expect(growthFinding(growth(2, 2))).toBe('2026-11-01부터 그대로입니다. 지금은 2GB입니다.');
  });
  it('cannot be told on the first day', () =>
    expect(growthFinding(growth(2))).toContain('늘어난 양은 내일부터 볼 수 있습니다.'));
});

it('series stand on each other, as areas once there are days enough', () => {
  const typesOf = (...wholes: number[]) =>
    growthOptions(growth(...wholes)).series?.map((one) => 'type' in one && one.type);
  expect(typesOf(1, 2)).toEqual(['column', 'column']);
  expect(typesOf(1, 2, 3)).toEqual(['area', 'area']);
  expect(growthOptions(growth(1)).plotOptions?.series).toMatchObject({ stacking: 'normal' });
});

it('a day on which nothing was noted is a gap of the axis as long as the others, and no value', () => {
  const known = growth(1, 2, 3, 4, 5);
  const options = growthOptions({ ...known, marks: known.marks.filter(({ date }) => !/0[24]$/.test(date)) });
  expect(options.xAxis).toMatchObject({
    categories: ['26.11.01', '26.11.02', '26.11.03', '26.11.04', '26.11.05'],
  });
  const [database] = options.series ?? [];
  expect((database as { data: { y: number | null }[] }).data.map(({ y }) => y === null)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('a day between gaps is marked as a point, also where there are too many days to mark each', () => {
  const whole = growth(...Array.from({ length: 40 }, () => 1));
  const marks = whole.marks
    .map((mark, index) => ({ ...mark, date: addDays('2026-10-01', Math.floor(index / 2)) }))
    .filter(({ date }) => date !== '2026-10-19' && date !== '2026-10-21');
  const [database] = growthOptions({ ...whole, marks }).series ?? [];
  const { data } = database as { data: { name: string; marker?: object }[] };
  expect(data.filter(({ marker }) => marker)).toMatchObject([
    { name: '2026-10-20', marker: { enabled: true } },
  ]);
});
