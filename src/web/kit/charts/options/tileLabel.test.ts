import { expect, it } from 'vitest';
import { tileLabel } from './tileLabel.ts';

it.each([
  [120, 60, ['인도네시아', '167건']],
  [120, 30, ['인도네시아']],
  [60, 60, []],
  [120, 16, []],
])('a tile of %d × %d px is labelled %j', (width, height, lines) =>
  expect(tileLabel('인도네시아', '167건', { width, height })).toEqual(lines),
);
