// Begins first: a server is killed and started three times.
import { expect, it } from 'vitest';
import { killUnderWrites } from '../helpers/killUnderWrites.ts';

it('a server killed three times under inserts loses none that it acknowledged', async () => {
  const { acknowledged, stored, inHistory } = await killUnderWrites(3);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * 11);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(inHistory.toSorted()).toEqual(stored.toSorted());
});
