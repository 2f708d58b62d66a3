import { expect, it } from 'vitest';
import { killUnderWrites } from '../helpers/killUnderWrites.ts';

it('a server killed twenty times under inserts loses none that it acknowledged', async () => {
  const { acknowledged, stored, inHistory } = await killUnderWrites(20);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20 * 11);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(inHistory.toSorted()).toEqual(stored.toSorted());
});
