import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { menuRows } from '#server/kernel/access/menus.ts';
import { rightsOf } from '#server/kernel/access/rights.ts';
import { db, outside, together } from '#server/kernel/database/db.ts';
import { currentDictionary } from '#server/modules/analysis/index.ts';
// past the index: the cache of spellings
import { currentSynonyms } from '#server/modules/search/spellings/spellingGroups.ts';
import { inDatabase, testDatabase } from '../helpers/testDatabase.ts';

// the only connection is taken by a request that waits for the read
await testDatabase({ DATABASE_POOL_SIZE: '1' });

const reads: [name: string, read: () => Promise<unknown>][] = [
  ['menus', menuRows],
  ['rights', () => rightsOf('demo-admin', 0)],
  ['synonyms', () => currentSynonyms()],
  ['the dictionary', () => currentDictionary()],
];

it.each(reads)('a caller with a connection does not wait for %s that others are reading', (_name, read) =>
  inDatabase(async () => {
    let others: Promise<unknown> | undefined;
    const own = await together(async () => {
      await db().execute(sql`select 1`);
      others = outside(read);
      return read();
    });
    expect(own).toEqual(await others);
  }),
);
