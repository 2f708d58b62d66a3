import { expect, it } from 'vitest';
import { tileShadeOf, tileShades } from './chartColors.ts';

it('tiles darken with the number', () =>
  expect([tileShadeOf(0, 10), tileShadeOf(10, 10), tileShadeOf(0, 0)]).toEqual([
    tileShades[0],
    tileShades.at(-1),
    tileShades[0],
  ]));
