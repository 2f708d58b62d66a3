import { describe, expect, it } from 'vitest';
import { bytesText, type Growth, growthFinding } from './growth.ts';
import { growthOptions } from './options/growthOptions.ts';

const growth = (...wholes: number[]): Growth => ({
  series: [
    { key: 'database', label: '데이터베이스' },
    { key: 'files', label: '첨부 파일' },
  ],
  marks: wholes.flatMap((whole, day) => [
    { key: 'database', date: `2026-11-0${day + 1}`, bytes: whole - 1e6 },
    { key: 'files', date: `2026-11-0${day + 1}`, bytes: 1e6 },
  ]),
});

it('bytes are said in whole megabytes, and in gigabytes with a digit more', () =>
  expect([1, 812_345_678, 1e9, 12_345_678_901].map(bytesText)).toEqual([
    '1 MB',
    '813 MB',
    '1 GB',
    '12.3 GB',
  ]));

describe('what a growth comes to', () => {
  it('is more, less or the same as on the first day', () => {
    expect(growthFinding(growth(1e9, 2e9, 3.5e9))).toBe(
      '2026-11-01부터 2.5 GB 늘었습니다. 지금은 3.5 GB입니다.',
    );
    expect(growthFinding(growth(2e9, 1.5e9))).toBe('2026-11-01부터 500 MB 줄었습니다. 지금은 1.5 GB입니다.');
    expect(growthFinding(growth(2e9, 2e9))).toBe('2026-11-01부터 그대로입니다. 지금은 2 GB입니다.');
  });
  it('cannot be told on the first day', () =>
    expect(growthFinding(growth(2e9))).toContain('내일부터 늘어난 양을 볼 수 있습니다.'));
});

it('series stand on each other, as areas once there are days enough', () => {
  const typesOf = (...wholes: number[]) =>
    growthOptions(growth(...wholes)).series?.map((one) => 'type' in one && one.type);
  expect(typesOf(1e9, 2e9)).toEqual(['column', 'column']);
  expect(typesOf(1e9, 2e9, 3e9)).toEqual(['area', 'area']);
  expect(growthOptions(growth(1e9)).plotOptions?.series).toMatchObject({ stacking: 'normal' });
});
