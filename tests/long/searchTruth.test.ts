import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { realItems, realSets } from '../helpers/realItems.ts';
import { checkedQuery, readStored, storeItems, truthQueries } from '../helpers/searchTruth.ts';
import { startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'search-truth-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeOutside(realSets, 'the search over all real articles', () => {
  it('finds what reading every text finds, no more and no less', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    await server.stop();
    const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
    const items = await realItems();
    await withDatabase(database, async () => {
      await storeItems(items);
      const stored = await readStored();
      expect(stored.length).toBeGreaterThan(60_000);
      const checked = [];
      for (const query of truthQueries(items, 300)) checked.push(await checkedQuery(query, stored));
      expect(checked.filter(({ isRight }) => !isRight)).toEqual([]);
      expect(checked.filter(({ found }) => found > 0).length).toBeGreaterThan(240);
    });
    await database.close();
  });
});
