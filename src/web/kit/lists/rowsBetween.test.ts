import { expect, it } from 'vitest';
import { rowsBetween } from './rowsBetween.ts';

const page = [5, 4, 3, 2, 1];

it.each([
  [5, 3, [5, 4, 3]],
  [1, 3, [3, 2, 1]],
  [3, 3, [3]],
  [9, 3, [3]],
  [undefined, 3, [3]],
  [3, 9, [9]],
])('from %s up to %s are %j', (last, id, rows) => expect(rowsBetween(page, last, id)).toEqual(rows));
