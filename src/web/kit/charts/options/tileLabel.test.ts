import { expect, it } from 'vitest';
import { tileLabel } from './tileLabel.ts';

it.each([
  [120, 60, ['인도네시아', '167건']],
  [120, 30, ['인도네시아']],
  [66, 40, ['인도네시아', '167건']],
  [60, 60, ['인도네', '시아', '167건']],
  [59, 48, ['인도네', '시아']],
  [36, 60, ['인도', '네시', '아']],
  [36, 40, ['인도', '네…']],
  [36, 24, ['인…']],
  [24, 24, []],
  [120, 16, []],
])('a tile of %d × %d px is labelled %j', (width, height, lines) =>
  expect(tileLabel('인도네시아', '167건', { width, height })).toEqual(lines),
);

it('a name is not broken after each syllable', () =>
  expect(tileLabel('이집트', '66건', { width: 26, height: 60 })).toEqual([]));

it('a name in Latin letters is shortened, not broken inside of a word', () =>
  expect(tileLabel('Süddeutsche', '4건', { width: 60, height: 60 })).toEqual(['Südde…']));

it.each([
  [90, 70, ['르 쿠리에', '드 라 센', '16건']],
  [90, 40, ['르 쿠리에', '드 라 센']],
  [160, 40, ['르 쿠리에 드 라 센', '16건']],
])('a long name breaks where a tile of %d × %d px asks for it', (width, height, lines) =>
  expect(tileLabel('르 쿠리에 드 라 센', '16건', { width, height })).toEqual(lines),
);
