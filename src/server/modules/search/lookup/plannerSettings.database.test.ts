// On both engines: the search index and its query plans.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { type RowSource, withPlannerSettings } from './plannerSettings.ts';

await testApp();
const settings = z.object({ index: z.string(), bitmap: z.string(), tuple: z.string() });
const asTheyStand = () =>
  row(
    settings,
    sql`select current_setting('enable_indexscan') as index, current_setting('enable_bitmapscan') as bitmap,
        current_setting('cpu_index_tuple_cost') as tuple`,
  );

it.each<[RowSource, object]>([
  ['words', { index: 'off', bitmap: 'off', tuple: '10' }],
  ['any', { index: 'off', bitmap: 'off', tuple: '0.3' }],
  ['facts', { index: 'on', bitmap: 'off', tuple: '0.3' }],
  ['bits', { index: 'on', bitmap: 'off', tuple: '0.3' }],
  ['nothing', { index: 'on', bitmap: 'off', tuple: '0.3' }],
])('a count led by %s is planned in its own way, what comes after it as before', (rowSource, expected) =>
  inDatabase(() =>
    inTransaction(async () => {
      await row(
        z.object({}),
        sql`select set_config('enable_bitmapscan', 'off', true), set_config('cpu_index_tuple_cost', '0.3', true)`,
      );
      const before = await asTheyStand();
      expect(await withPlannerSettings(rowSource, asTheyStand)).toEqual(expected);
      expect(await asTheyStand()).toEqual(before);
    }),
  ),
);
