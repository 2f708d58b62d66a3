import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { reading, withDatabase } from '#server/database/db.ts';
import { rows, run } from '#server/database/rows.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { articlesState, lookAfterArticles, wantsUpkeep } from './upkeep.ts';

const { database } = await testApp();

const countsAlongIndexAlone = async (): Promise<boolean> => {
  const plan = await reading(
    [sql`set local enable_seqscan = off`, sql`set local enable_bitmapscan = off`],
    () =>
      rows(
        z.object({ 'QUERY PLAN': z.string() }),
        sql`explain (analyze, costs off) select ntn_id, count(*) from article
        where item_knd = 'article' and del_yn = 'N' and frm_trsf_nscvrg_dt > '2020-01-01' group by 1`,
      ),
  );
  return plan.some((line) => line['QUERY PLAN'].includes('Heap Fetches: 0'));
};

// PostgreSQL looks after its tables by itself, at moments of its own
it.runIf(database.engine === 'pglite')('many rows that came are counted along the index alone', () =>
  withDatabase(database, async () => {
    await run(
      sql`insert into article (korn_ttl, ntn_id, frm_trsf_nscvrg_dt, article_cn)
        select 'ㄱ', 'FR', timestamptz '2026-01-01' + n * interval '1 minute', repeat(md5(n::text), 40)
        from generate_series(1, 6000) as n`,
    );
    await run(sql`analyze article`);
    expect([wantsUpkeep(await articlesState()), await countsAlongIndexAlone()]).toEqual([true, false]);
    await lookAfterArticles();
    expect([wantsUpkeep(await articlesState()), await countsAlongIndexAlone()]).toEqual([false, true]);
  }),
);
