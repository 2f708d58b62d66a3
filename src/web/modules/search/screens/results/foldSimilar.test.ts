import { expect, it } from 'vitest';
import { foldSimilar } from './foldSimilar.ts';

it('items on one issue lie below the first of them, the others stay where they are', () => {
  const items = [3, null, 4, 3, undefined, 3, 4].map((clusterId, id) => ({ id, clusterId }));
  expect(foldSimilar(items).map(({ item, similar }) => [item.id, ...similar.map(({ id }) => id)])).toEqual([
    [0, 3, 5],
    [1],
    [2, 6],
    [4],
  ]);
});
