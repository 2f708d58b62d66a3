import { expect, it } from 'vitest';
import { tileLabel } from './tileLabel.ts';

it.each([
  [120, 60, ['인도네시아', '167건']],
  [120, 30, ['인도네시아']],
  [66, 40, ['인도네시아', '167건']],
  [60, 60, []],
  [120, 16, []],
])('a tile of %d × %d px is labelled %j', (width, height, lines) =>
  expect(tileLabel('인도네시아', '167건', { width, height })).toEqual(lines),
);

it.each([
  [90, 70, ['르 쿠리에', '드 라 센', '16건']],
  [90, 40, ['르 쿠리에', '드 라 센']],
  [160, 40, ['르 쿠리에 드 라 센', '16건']],
])('a long name breaks where a tile of %d × %d px asks for it', (width, height, lines) =>
  expect(tileLabel('르 쿠리에 드 라 센', '16건', { width, height })).toEqual(lines),
);
