// On both engines: texts are folded in SQL.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { rows } from '../database/rows.ts';
import { foldStoredTexts } from './foldStoredTexts.ts';

const database = await testDatabase();

it('folds texts that were stored before lists searched in them, and nothing else', () =>
  inDatabase(async () => {
    // texts of the base data that are still to be folded
    await foldStoredTexts();
    await database.handle.execute(sql`
      insert into nation_code (ntn_id, ntn_nm, ntn_nm_fold)
      select 'N' || n, 'Ｋ－ＰＯＰ ' || n, case when n = 1 then 'as it was' end from generate_series(1, 1203) n`);
    expect(await foldStoredTexts()).toBe(1202);
    const found = await rows(
      z.object({ fold: z.string(), english: z.string().nullable() }),
      sql`select ntn_nm_fold as fold, ntn_eng_nm_fold as english from nation_code where ntn_id in ('N1', 'N1203') order by ntn_id`,
    );
    expect(found).toEqual([
      { fold: 'as it was', english: null },
      { fold: 'k-pop 1203', english: null },
    ]);
    expect(await foldStoredTexts()).toBe(0);
  }));
