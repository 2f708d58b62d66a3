import { describe, expect, it } from 'vitest';
import { fixtureItems } from '../helpers/fixtureItems.ts';
import {
  checkedQuery,
  readStored,
  spellingQueries,
  storeItems,
  truthQueries,
} from '../helpers/searchTruth.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

// `npm run test:long` searches tens of thousands of real articles
describe('the search over articles in many scripts', () => {
  it('finds exactly what reading every text finds', async () => {
    await testApp();
    const items = await fixtureItems();
    await inDatabase(async () => {
      await storeItems(items);
      const stored = await readStored();
      expect(stored).toHaveLength(1_973);
      const checked = [];
      for (const query of truthQueries(items, 300)) checked.push(await checkedQuery(query, stored));
      expect(checked.filter(({ isRight }) => !isRight)).toEqual([]);
      expect(checked.filter(({ found }) => found > 0)).toHaveLength(238);
      const spelled = [];
      for (const query of spellingQueries(items, 40)) spelled.push(await checkedQuery(query, stored));
      expect(spelled.filter(({ isRight }) => !isRight)).toEqual([]);
      expect(spelled.filter(({ found }) => found > 0).length).toBeGreaterThan(25);
    });
  });
});
