import { describe, expect, it } from 'vitest';
import { withDatabase } from '#server/database/db.ts';
import { hasRealItems, realItems } from '../helpers/realItems.ts';
import { judgedQuery, readStored, storeItems, truthQueries } from '../helpers/searchTruth.ts';
import { testApp } from '../helpers/testApp.ts';

if (!hasRealItems) console.warn('Skipped: the real articles are not there.');

/** Every so many article of the real sets; all of them are searched in `npm run test:long`. */
const nth = 40;

// the real articles are no part of the project: where they are missing, the warning above says it
describe.skipIf(!hasRealItems)('the search over real articles', () => {
  it('finds what reading every text finds, no more and no less', { timeout: 120_000 }, async () => {
    const { database } = await testApp();
    const items = await realItems(nth);
    await withDatabase(database, async () => {
      await storeItems(items);
      const stored = await readStored();
      expect(stored.length).toBeGreaterThan(1_400);
      const judged = [];
      for (const query of truthQueries(items, 300)) judged.push(await judgedQuery(query, stored));
      expect(judged.filter(({ isRight }) => !isRight)).toEqual([]);
      expect(judged.filter(({ found }) => found > 0).length).toBeGreaterThan(200);
    });
  });
});
